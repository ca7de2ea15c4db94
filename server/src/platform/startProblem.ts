/** Why the app can not start, as a sentence for its operator: what is wrong and what to do. It is shown without a stack. */
export class StartProblem extends Error {}
