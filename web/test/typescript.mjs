// Lets `npm test` read TypeScript, also where Node cannot strip types itself.
import { existsSync, readFileSync } from "node:fs";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import ts from "typescript";

if (import.meta.url.endsWith("#hooks") === false) register("./typescript.mjs#hooks", import.meta.url);

export function resolve(specifier, context, next) {
  if (!specifier.startsWith(".") || !context.parentURL?.endsWith(".ts")) return next(specifier, context);
  const url = new URL(`${specifier}.ts`, context.parentURL);
  return existsSync(fileURLToPath(url)) ? { url: url.href, shortCircuit: true } : next(specifier, context);
}

export function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), "utf8"), { compilerOptions: options, fileName: url });
  return { format: "module", source: outputText, shortCircuit: true };
}
