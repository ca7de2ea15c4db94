import { createTheme, type MantineThemeOverride } from "@mantine/core";
import { popoverLayer } from "../ui/dialog/popoverLayer.ts";
import { readableColors } from "./colors.ts";
import type { Accent } from "./keys.ts";
import { DARK, FILLED, INK } from "./variables.ts";

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
    black: INK,
    primaryColor: accent,
    primaryShade: FILLED,
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
      // The list of choices scrolls itself, as the menu of a combobox may: its keys are those of the field. The
      // first that fits what was typed is lit, and Enter takes it.
      Select: {
        defaultProps: { withScrollArea: false, selectFirstOptionOnChange: true },
        styles: { options: { maxHeight: 250, overflowY: "auto", overscrollBehavior: "contain" } },
      },
      Tooltip: { defaultProps: { openDelay: 250, withArrow: true } },
    },
  });
}
