// @ts-check
// Plain JavaScript for Node 20.19 and newer: settings are judged before anything is installed.
import { addressProblem, singly } from "#postgres/address.mjs";

/** How the values of settings are read: each answers the value, or throws what is wrong with it. */

/**
 * What is wrong with a value; the name of the variable is put before it.
 * @param {string} value
 * @param {string} wanted
 */
const wrong = (value, wanted) => new RangeError(`is "${value}": ${wanted}.`);

/** @param {string | undefined} value */
export const text = (value) => value;

/**
 * @param {string} fallback
 * @param {(value: string | undefined) => string | undefined} read
 */
export const or = (fallback, read) => (/** @type {string | undefined} */ value) => read(value) ?? fallback;

/**
 * @param {RegExp} pattern
 * @param {string} wanted
 */
export const matching = (pattern, wanted) => (/** @type {string | undefined} */ value) => {
  if (value !== undefined && !pattern.test(value)) throw wrong(value, wanted);
  return value;
};

/**
 * @template {string} T
 * @param {readonly T[]} all
 * @param {NoInfer<T>} fallback
 */
export const choice = (all, fallback) => (/** @type {string | undefined} */ value) => {
  const found = all.find((one) => one === (value ?? fallback));
  if (found === undefined) throw wrong(value ?? "", `choose one of ${all.join(", ")}`);
  return found;
};

/**
 * @param {number} fallback
 * @param {number} min
 * @param {number} max
 */
export function integer(fallback, min, max, what = "a whole number") {
  return (/** @type {string | undefined} */ value = String(fallback)) => {
    const fits = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
    if (!fits) throw wrong(value, `give ${what} from ${min} to ${max}`);
    return Number(value);
  };
}

const YES = ["1", "true", "yes"];
const NO = ["0", "false", "no"];

export function flag(/** @type {string | undefined} */ value = "0") {
  const word = value.toLowerCase();
  if (![...YES, ...NO].includes(word)) throw wrong(value, "write 1 for yes or 0 for no");
  return YES.includes(word);
}

/** @param {string} address */
const protocolOf = (address) => (URL.canParse(address) ? new URL(address).protocol : "");

/**
 * Does not quote the value: addresses contain passwords, and sentences get into logs.
 * @param {readonly string[]} protocols
 * @param {string} example
 */
export const address = (protocols, example) => (/** @type {string | undefined} */ value) => {
  if (value !== undefined && !singly(value).every((one) => protocols.includes(protocolOf(one)))) {
    throw new RangeError(`is not an address this app can use: write it like ${example}.`);
  }
  return value;
};

const anyDatabase = address(["postgres:", "postgresql:"], "postgres://user:password@host:5432/database");

export function database(/** @type {string | undefined} */ value) {
  const problem = anyDatabase(value) === undefined ? null : addressProblem(value ?? "");
  if (problem !== null) throw new RangeError(`can not be used: ${problem}.`);
  return value;
}
