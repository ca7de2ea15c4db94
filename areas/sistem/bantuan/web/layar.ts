import type { Penjelasan } from "#web/ui/page/penjelasan.ts";

const ROOMS = import.meta.glob<{ PENJELASAN: Penjelasan }>("../../../*/*/web/penjelasan.ts", { eager: true });

/** What explains each screen: every room says it of its own, in web/penjelasan.ts. */
export const LAYAR: Penjelasan = Object.assign({}, ...Object.values(ROOMS).map((room) => room.PENJELASAN));
