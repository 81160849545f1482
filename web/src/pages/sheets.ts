/** What is laid over the table now and then: fetched on its own, after the table. */
export { default as Onlookers } from "./company/Onlookers.svelte";
export { default as MatchOver } from "./MatchOver.svelte";
export { default as RoundOver } from "./RoundOver.svelte";
