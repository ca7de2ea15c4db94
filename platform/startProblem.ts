/** Why the app cannot start: a sentence for the operator that says what to do, shown without a stack. */
export class StartProblem extends Error {}
