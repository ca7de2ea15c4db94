/**
 * For the `when` of a check between several fields: it runs although single fields have problems, so that all problems
 * are answered at once.
 */
export const evenWithProblems = ({ value }: { value: unknown }): boolean => typeof value === "object" && value !== null;
