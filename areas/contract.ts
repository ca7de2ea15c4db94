import * as contract from "./resources.ts";

/** Every call of the product, by resource. */
export { contract };
export type Contract = typeof contract;
