/** A code is not broken into two lines. */
export const Whole = ({ children }: { children: string }) => <span style={{ whiteSpace: "nowrap" }}>{children}</span>;

const AMOUNT_OR_DAY = /(-?Rp [\d.]*\d|\d{2}-\d{2}-\d{4})/;

/** A sentence whose amounts and days, which are every second part, are not broken into two lines. */
export const Sentence = ({ children }: { children: string }) =>
  children.split(AMOUNT_OR_DAY).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no other name
      <Whole key={at}>{part}</Whole>
    ),
  );
