/** All problems come back at once: a rule between fields with this `when` is judged although single fields have problems too. */
export const evenWithProblems = ({ value }: { value: unknown }): boolean => typeof value === "object" && value !== null;
