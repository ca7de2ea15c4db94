/** A code is not broken into two lines. */
export const Whole = ({ children }: { children: string }) => <span style={{ whiteSpace: "nowrap" }}>{children}</span>;
