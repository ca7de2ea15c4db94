import { useMeantWord } from "#areas/sistem/maksud/web/useMeantWord.ts";
import { SavedViews } from "#areas/sistem/tampilan/web/SavedViews.tsx";
import type { ListTools } from "../ui/list/tools.ts";

/** What every list of the app offers, from the areas that answer it. */
export const LIST_TOOLS: ListTools = { useMeantWord, SavedViews };
