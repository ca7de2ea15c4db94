import { createContext, useContext } from "react";
import type { Screen } from "./screen.ts";

/** The screens that the signed-in person may open. Who puts the app together knows them. */
const OwnScreens = createContext<readonly Screen[]>([]);

export const OwnScreensProvider = OwnScreens.Provider;
export const useOwnScreens = (): readonly Screen[] => useContext(OwnScreens);
