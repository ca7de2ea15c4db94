/** Stand for what a row shows only when it is used. */
export const OrderLines = () => null;
export const useFollow = () => undefined;
