// Formats what test_parity.py asks for with the page's Fluent: {folder, asked: {lang: [[id, args], …]}} on stdin.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, folder] = process.argv.slice(2);
const require = createRequire(join(web, "package.json"));
const { FluentBundle, FluentResource } = await import(pathToFileURL(require.resolve("@fluent/bundle")));

function bundle(lang) {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const file of readdirSync(join(folder, lang)).filter((name) => name.endsWith(".ftl")).sort())
    made.addResource(new FluentResource(readFileSync(join(folder, lang, file), "utf8")));
  return made;
}

function say(words, [id, args]) {
  const [name, attribute] = id.split(".");
  const message = words.getMessage(name);
  return words.formatPattern(attribute ? message.attributes[attribute] : message.value, args, []);
}

const asked = JSON.parse(readFileSync(0, "utf8"));
const answers = Object.entries(asked).map(([lang, questions]) => {
  const words = bundle(lang);
  return [lang, questions.map((question) => say(words, question))];
});
process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
