/** A code is not broken into two lines. */
export const KeepTogether = ({ children }: { children: string }) => (
  <span style={{ whiteSpace: "nowrap" }}>{children}</span>
);
