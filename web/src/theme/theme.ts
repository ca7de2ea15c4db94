import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from "@mantine/core";
import { popoverLayer } from "../ui/dialog/popoverLayer.ts";
import { type Accent, DARK, readableColors } from "./colors.ts";

const fontFamily = "Inter, 'Inter Cadangan', 'Segoe UI', Roboto, 'Liberation Sans', system-ui, sans-serif";

/** The six sizes of letters: xs, sm, md, lg, xl, and `judul` for the one figure or title that leads a page. */
const fontSizes = {
  xs: "0.75rem",
  sm: "0.875rem",
  md: "1rem",
  lg: "1.125rem",
  xl: "1.375rem",
  judul: "1.75rem",
};
const heading = (fontSize: string, lineHeight: string) => ({ fontSize, lineHeight });

/** A dialog's heading is no banner of the page. */
const dialog = {
  defaultProps: { closeButtonProps: { "aria-label": "Tutup" }, attributes: { header: { role: "presentation" } } },
};

export function themeOf(accent: Accent): MantineThemeOverride {
  return createTheme({
    primaryColor: accent,
    primaryShade: 8,
    colors: { ...readableColors, dark: DARK },
    fontFamily,
    fontSizes,
    headings: {
      fontFamily,
      fontWeight: "650",
      sizes: {
        h1: heading(fontSizes.judul, "1.25"),
        h2: heading(fontSizes.xl, "1.3"),
        h3: heading(fontSizes.lg, "1.35"),
        h4: heading(fontSizes.md, "1.4"),
        h5: heading(fontSizes.sm, "1.45"),
        h6: heading(fontSizes.xs, "1.5"),
      },
    },
    defaultRadius: "md",
    cursorType: "pointer",
    respectReducedMotion: true,
    components: {
      Modal: dialog,
      Drawer: dialog,
      PasswordInput: {
        // Not "password": who looks for the field by its label must find the field alone.
        defaultProps: { visibilityToggleButtonProps: { "aria-label": "Tampilkan ketikan", tabIndex: 0 } },
      },
      Popover: { defaultProps: { portalProps: { target: popoverLayer } } },
      Tooltip: { defaultProps: { openDelay: 250, withArrow: true } },
    },
  });
}

/**
 * What Mantine leaves below the contrast of AA, greys in place of black, and the ground of pages and what stands on
 * it.
 */
export const variablesOf: CSSVariablesResolver = () => ({
  variables: {
    "--kantor-tint":
      "color-mix(in srgb, var(--mantine-primary-color-filled) var(--kantor-tint-share), var(--kantor-surface))",
  },
  light: {
    "--mantine-color-text": "#1f272d",
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
