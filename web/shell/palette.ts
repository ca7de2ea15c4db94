import { createSpotlight } from "@mantine/spotlight";

/** The palette of Ctrl K, for all that opens it. */
export const [paletteStore, palette] = createSpotlight();
