import { type ComponentType, createContext, useContext } from "react";
import type { ListState } from "./listState.ts";

/** What every list offers and only the business can answer. Who puts the app together gives it. */
export type ListTools = {
  /** The word that was probably meant by a search that finds nothing; null where there is none. */
  readonly useMeantWord: (typed: string, enabled: boolean) => { word: string | null; pending: boolean };
  /** The views of a list that are kept under a name. */
  readonly SavedViews: ComponentType<SavedViewsProps>;
};

export type SavedViewsProps = {
  readonly title: string;
  /** The name under which the look of the list is kept. */
  readonly name: string;
  readonly list: Pick<ListState<unknown, string>, "cari" | "filters" | "narrowed" | "starts" | "show">;
};

const Tools = createContext<ListTools>({
  useMeantWord: () => ({ word: null, pending: false }),
  SavedViews: () => null,
});

export const ListToolsProvider = Tools.Provider;
export const useListTools = (): ListTools => useContext(Tools);
