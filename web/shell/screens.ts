import type { Screen } from "../ui/page/screen.ts";

/** Every room of an area says in web/screens.ts which screens it has. */
const ROOMS = import.meta.glob<{ SCREENS: readonly Screen[] }>("../../areas/*/*/web/screens.ts", { eager: true });

/** All screens in the order of the sidebar; routes, sidebar, titles and search are made from it. */
export const SCREENS: readonly Screen[] = Object.values(ROOMS)
  .flatMap((room) => room.SCREENS)
  .sort((one, other) => one.position - other.position);
