const AMOUNT_OR_DAY = /(-?Rp [\d.]*\d|\d{2}-\d{2}-\d{4})/;
const WHOLE = { whiteSpace: "nowrap" } as const;

/** A sentence whose amounts and days, which are every second part, are not broken into two lines. */
export const Sentence = ({ children }: { children: string }) =>
  children.split(AMOUNT_OR_DAY).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no other name
      <span key={at} style={WHOLE}>
        {part}
      </span>
    ),
  );
