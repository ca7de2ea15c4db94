// @ts-check
// Plain JavaScript for Node 20.19 and newer: DATA_DIR is judged before anything is installed.
import { lstatSync, mkdtempSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Why a data folder cannot be used, in a sentence; null for an error that has another cause.
 * @param {unknown} error
 * @param {string} dataDir
 */
export function sentenceOf(error, dataDir) {
  switch (error instanceof Error && "code" in error ? error.code : "") {
    case "EROFS":
    case "EACCES":
    case "EPERM":
    // A folder that the system keeps for itself, such as /proc, or a link that leads nowhere.
    case "ENOENT":
      return `The data folder ${dataDir} can not be written: give it to the user who starts the app, or choose another DATA_DIR.`;
    case "ENOTDIR":
    case "EEXIST":
      return `${dataDir} is a file, not a folder: choose another DATA_DIR.`;
    default:
      return null;
  }
}

/**
 * Why the data folder cannot be used, or made, in a sentence; null if it can. A folder is made there for a try and removed
 * at once: what a system says of rights is not all that keeps somebody from writing.
 * @param {string} dataDir
 */
export function problemOfDataFolder(dataDir) {
  try {
    rmdirSync(mkdtempSync(join(nearest(dataDir), ".kantor-coba-")));
    return null;
  } catch (error) {
    const sentence = sentenceOf(error, dataDir);
    if (sentence === null) throw error;
    return sentence;
  }
}

/**
 * The folder, or the nearest one above it that exists.
 * @param {string} path
 * @returns {string}
 */
const nearest = (path) => (lstatSync(path, { throwIfNoEntry: false }) ? path : nearest(dirname(path)));
