import { type Actor, hasMenu, RANKED_ROLES } from "#kernel/permission.ts";

/**
 * Whether a setting may hide the customers of others from someone: the roles with a rank look after all of them, and so
 * do those who collect the money (Invoice or Pengajuan) and have no cart.
 */
export const dibatasi = (actor: Actor): boolean =>
  !RANKED_ROLES.some((role) => role === actor.role) &&
  (hasMenu(actor, "Produk Card") || !(hasMenu(actor, "Invoice") || hasMenu(actor, "Pengajuan")));

/** Whether someone has customers of their own, who are shown first. */
export const menjual = (actor: Actor): boolean =>
  dibatasi(actor) && (hasMenu(actor, "Produk Card") || hasMenu(actor, "Sales Order"));

/**
 * Whether the same setting hides the orders of others: from those who sell. The warehouse makes and delivers for everybody,
 * unless it has a cart.
 */
export const orderDibatasi = (actor: Actor): boolean =>
  menjual(actor) && (actor.role !== "Logistik" || hasMenu(actor, "Produk Card"));

/** Whose customers a list shows at first. */
export const milikOf = (actor: Actor): "saya" | "semua" => (menjual(actor) ? "saya" : "semua");
