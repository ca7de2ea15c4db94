/** `crypto.randomUUID` does not exist on pages opened over plain HTTP in the company's network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
