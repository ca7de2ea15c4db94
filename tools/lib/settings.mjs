import { existsSync, readFileSync } from "node:fs";
// As a whole, because a Node that is too old to start the app lacks parseEnv and shall still be told so.
import util from "node:util";
import { environmentIn } from "./envFile.mjs";
import { inProject, Problem } from "./project.mjs";

/** What a file .env says, or a sentence about why it cannot be read: nothing of it is left out in silence. */
export const settingsIn = (file) => (existsSync(file) ? util.parseEnv(textOf(file)) : {});

function textOf(file) {
  const content = contentOf(file);
  if (content.includes(0)) {
    throw new Problem(`${file} is not text in UTF-8: open it in an editor and save it as UTF-8, then start again.`);
  }
  return content.toString("utf8").replace(/^\uFEFF/, "");
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    const why = error.code === "EISDIR" ? "is a folder, not a file" : `cannot be read (${error.code})`;
    throw new Problem(`${file} ${why}: put a file with one NAME=value a line there, or remove it, then start again.`);
  }
}

/**
 * The settings of the file that KANTOR_ENV_FILE names, which hold before the environment, as those of a unit's
 * EnvironmentFile do; then those of the file .env, where nothing else says otherwise.
 */
export function loadSettings() {
  const file = process.env.KANTOR_ENV_FILE;
  if (file) Object.assign(process.env, environmentIn(textOf(file)));
  for (const [name, value] of Object.entries(settingsIn(inProject(".env")))) process.env[name] ??= value;
}
