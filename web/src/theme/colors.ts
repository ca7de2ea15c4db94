import { DEFAULT_THEME, type MantineColorsTuple } from "@mantine/core";

/**
 * Buttons are filled with shade 8 under white text, badges write shade 9 on shade 1. These are the colours whose own
 * two darkest shades are too light for that (WCAG AA, 4.5 : 1).
 */
const DARKEST = {
  teal: ["#087f5b", "#066649"],
  cyan: ["#0b7285", "#095a69"],
  green: ["#27803a", "#1e662d"],
  lime: ["#4d7c0f", "#3b6009"],
  orange: ["#c2410c", "#933009"],
  yellow: ["#8a5a00", "#6b4600"],
  red: ["#c92a2a", "#a01e1e"],
  blue: ["#1864ab", "#14528c"],
} as const;

type Fixed = keyof typeof DARKEST;

export const readableColors: Record<Fixed, MantineColorsTuple> = {
  teal: readable("teal"),
  cyan: readable("cyan"),
  green: readable("green"),
  lime: readable("lime"),
  orange: readable("orange"),
  yellow: readable("yellow"),
  red: readable("red"),
  blue: readable("blue"),
};

function readable(name: Fixed): MantineColorsTuple {
  const [a, b, c, d, e, f, g, h] = DEFAULT_THEME.colors[name];
  return [a, b, c, d, e, f, g, h, ...DARKEST[name]];
}

/** The greys of the dark mode, from its text (0) to the ground of pages (9); each surface between them differs. */
export const DARK: MantineColorsTuple = [
  "#d9dee2",
  "#bcc4ca",
  "#98a1a9",
  "#6c767e",
  "#434b52",
  "#323a40",
  "#282e33",
  "#1e2327",
  "#191d20",
  "#14181b",
];

export const ACCENTS = ["teal", "blue", "indigo", "grape", "pink", "orange"] as const;
export type Accent = (typeof ACCENTS)[number];
export const ACCENT_NAMES: Readonly<Record<Accent, string>> = {
  teal: "Hijau laut",
  blue: "Biru",
  indigo: "Nila",
  grape: "Ungu",
  pink: "Merah muda",
  orange: "Jingga",
};
