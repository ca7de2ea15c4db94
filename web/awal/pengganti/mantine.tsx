import type { ReactNode } from "react";

/** Stand for the few components of Mantine that stand in cells of lists: the same measures, without their code. */
type Size = "xs" | "sm" | "md";
type Look = { style?: object; className?: string };
type Given = Look & { children?: ReactNode };

const gapOf = (gap: number | Size | undefined) =>
  typeof gap === "number" ? gap : `var(--mantine-spacing-${gap ?? "md"})`;

type FlexProps = Given & {
  gap?: number | Size;
  align?: string;
  wrap?: string;
  component?: "div" | "span";
  display?: string;
};

export const Group = ({
  gap,
  align = "center",
  wrap = "wrap",
  component: Tag = "div",
  display = "flex",
  children,
}: FlexProps) => (
  <Tag style={{ display, alignItems: align, flexWrap: wrap as "wrap", gap: gapOf(gap) }}>{children}</Tag>
);
export const Stack = ({ gap, align = "stretch", children }: FlexProps) => (
  <div style={{ display: "flex", flexDirection: "column", alignItems: align, gap: gapOf(gap) }}>{children}</div>
);

type TextProps = Given & { size?: Size; c?: "dimmed"; fw?: number; mt?: number; component?: "div" | "p" };

export const Text = ({ size = "md", c, fw, mt, component: Tag = "p", style, children }: TextProps) => (
  <Tag
    style={{
      fontSize: `var(--mantine-font-size-${size})`,
      lineHeight: `var(--mantine-line-height-${size})`,
      color: c && "var(--mantine-color-dimmed)",
      fontWeight: fw,
      margin: 0,
      marginTop: mt,
      ...style,
    }}
  >
    {children}
  </Tag>
);

export const Anchor = ({ style, children }: Given) => (
  <span style={{ color: "var(--mantine-color-anchor)", ...style }}>{children}</span>
);

const filled = { background: "var(--mantine-primary-color-filled)", borderColor: "transparent", color: "#fff" };
const plain = { background: "var(--kantor-surface)", borderColor: "var(--kantor-line)", color: "inherit" };

export const Button = ({ variant, children }: Given & { variant?: "filled" | "default" }) => (
  <span
    style={{
      ...{
        display: "inline-block",
        height: 26,
        padding: "0 8px",
        borderRadius: 8,
        borderWidth: 1,
        borderStyle: "solid",
      },
      ...{ fontSize: "var(--mantine-font-size-sm)", fontWeight: 600, lineHeight: "24px" },
      ...(variant === "filled" ? filled : plain),
    }}
  >
    {children}
  </span>
);
