import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from "@mantine/core";
import { popoverLayer } from "../ui/dialog/popoverLayer.ts";
import { type Accent, readableColors } from "./colors.ts";

const fontFamily = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', system-ui, Arial, sans-serif";

/** A dialog's heading is no banner of the page. */
const dialog = {
  defaultProps: { closeButtonProps: { "aria-label": "Tutup" }, attributes: { header: { role: "presentation" } } },
};

export function themeOf(accent: Accent): MantineThemeOverride {
  return createTheme({
    primaryColor: accent,
    primaryShade: 8,
    colors: readableColors,
    fontFamily,
    headings: { fontFamily, fontWeight: "650" },
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

/** What Mantine leaves below the contrast of AA, and the calm ground that pages stand on. */
export const variablesOf: CSSVariablesResolver = () => ({
  variables: {
    "--kantor-tint":
      "color-mix(in srgb, var(--mantine-primary-color-filled) var(--kantor-tint-share), var(--kantor-surface))",
  },
  light: {
    "--mantine-color-dimmed": "#57616b",
    "--mantine-color-placeholder": "#68717a",
    "--mantine-color-error": "var(--mantine-color-red-8)",
    "--kantor-ground": "#f6f8f8",
    "--kantor-surface": "#ffffff",
    "--kantor-line": "#e3e7e9",
    "--kantor-tint-share": "12%",
  },
  dark: {
    "--mantine-color-body": "#232425",
    "--mantine-color-dimmed": "#a8adb1",
    "--mantine-color-placeholder": "#9ba0a4",
    "--mantine-color-error": "var(--mantine-color-red-5)",
    "--kantor-ground": "#1b1c1d",
    "--kantor-surface": "#232425",
    "--kantor-line": "#36393b",
    "--kantor-tint-share": "30%",
  },
});
