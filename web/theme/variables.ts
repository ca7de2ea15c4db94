import type { MantineColorsTuple } from "@mantine/core";

/** The shade that buttons are filled with, under white text. */
export const FILLED = 8;

/** The letters of the light mode. */
export const INK = "#1f272d";

/**
 * Buttons are filled with shade 8 under white text, badges write shade 9 on shade 1. These are the colours whose own
 * two darkest shades are too light for that (WCAG AA, 4.5 : 1).
 */
export const DARKEST = {
  teal: ["#087f5b", "#066649"],
  cyan: ["#0b7285", "#095a69"],
  green: ["#27803a", "#1e662d"],
  lime: ["#4d7c0f", "#3b6009"],
  orange: ["#c2410c", "#933009"],
  yellow: ["#8a5a00", "#6b4600"],
  red: ["#c92a2a", "#a01e1e"],
  blue: ["#1864ab", "#14528c"],
} as const;

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

/**
 * What Mantine leaves below the contrast of AA, greys in place of black, and the ground of pages and what stands on
 * it.
 */
export const variablesOf = () => ({
  variables: {
    "--kantor-tint":
      "color-mix(in srgb, var(--mantine-primary-color-filled) var(--kantor-tint-share), var(--kantor-surface))",
  },
  light: {
    "--mantine-color-text": INK,
    "--mantine-color-dimmed": "#57616b",
    "--mantine-color-placeholder": "#68717a",
    "--mantine-color-error": "var(--mantine-color-red-8)",
    "--kantor-ground": "#f4f6f7",
    "--kantor-surface": "#ffffff",
    "--kantor-line": "#e1e6e9",
    "--kantor-tint-share": "12%",
  },
  dark: {
    "--mantine-color-dimmed": "#a5adb4",
    "--mantine-color-placeholder": "#98a1a9",
    "--mantine-color-error": "var(--mantine-color-red-5)",
    "--mantine-color-default-hover": "var(--mantine-color-dark-5)",
    "--kantor-ground": "var(--mantine-color-dark-9)",
    "--kantor-surface": "var(--mantine-color-dark-7)",
    "--kantor-line": "var(--mantine-color-dark-5)",
    "--kantor-tint-share": "30%",
  },
});
