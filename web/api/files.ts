/** The files of a call, in their order. */
export const filesOf = (input: object): File[] =>
  Object.values(input)
    .flat()
    .filter((value) => value instanceof File);
