import { existsSync, readFileSync } from "node:fs";
// As a whole, because a Node that is too old to start the app lacks parseEnv and shall still be told so.
import util from "node:util";
import { inProject, Problem } from "./project.mjs";

/** What a file of settings says, or a sentence about why it cannot be read: nothing of it is left out in silence. */
export function settingsIn(file) {
  if (!existsSync(file)) return {};
  const content = contentOf(file);
  if (content.includes(0)) {
    throw new Problem(`${file} is not text in UTF-8: open it in an editor and save it as UTF-8, then start again.`);
  }
  return util.parseEnv(content.toString("utf8").replace(/^\uFEFF/, ""));
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    const why = error.code === "EISDIR" ? "is a folder, not a file" : `cannot be read (${error.code})`;
    throw new Problem(`${file} ${why}: put a file with one NAME=value a line there, or remove it, then start again.`);
  }
}

/** The settings of the file .env, where the environment does not say otherwise. */
export function loadSettings() {
  for (const [name, value] of Object.entries(settingsIn(inProject(".env")))) process.env[name] ??= value;
}
