import { DEFAULT_THEME, type MantineColorsTuple } from "@mantine/core";
import type { Accent } from "./keys.ts";
import { DARKEST } from "./variables.ts";

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

export const ACCENT_NAMES: Readonly<Record<Accent, string>> = {
  teal: "Hijau laut",
  blue: "Biru",
  indigo: "Nila",
  grape: "Ungu",
  pink: "Merah muda",
  orange: "Jingga",
};
