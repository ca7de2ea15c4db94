/** The menus an employee can be given. Each opens a group of screens and the calls behind them. */
export const MENUS = [
  "Dashboard",
  "Karyawan",
  "Produk",
  "Produk Card",
  "Sales Order",
  "Pesan Langsung",
  "Invoice",
  "Pelanggan",
  "Piutang",
  "Surat Jalan",
  "Setting",
  "Purchase Order",
  "Pemasok",
  "Hutang",
  "Kebutuhan",
  "Rekening",
  "Pengajuan",
  "Simpanan",
  "Asset",
  "Laba Rugi",
  "Neraca",
  "Buku Besar",
  "Servis",
  "Bahan",
] as const;
export type Menu = (typeof MENUS)[number];

/** Role names with a meaning, highest rank first; every other role ranks below them all. */
export const RANKED_ROLES = ["Super Admin", "Management", "Admin"] as const;
export const NAMED_ROLES = [...RANKED_ROLES, "Logistik"] as const;
export type NamedRole = (typeof NAMED_ROLES)[number];

export const PRIVILEGED = ["Super Admin", "Management"] as const;
export const STAFF_KEEPERS = ["Super Admin", "Management", "Admin"] as const;
export const PRODUCTION = ["Super Admin", "Admin", "Management", "Logistik"] as const;

/** `terbatas`: somebody's key, whose own menus say what it opens, also where the role has them all. */
export type Actor = { readonly role: string; readonly menu: readonly Menu[]; readonly terbatas?: boolean };

/** The rank of a role; 0 is the highest. */
export function rank(role: string): number {
  const index = RANKED_ROLES.findIndex((name) => name === role);
  return index === -1 ? RANKED_ROLES.length : index;
}

/** Why other roles may not. */
export const hanya = (roles: readonly NamedRole[]): string =>
  `Hanya ${roles.slice(0, -1).join(", ")} dan ${roles.at(-1)}`;
export const HANYA_PRIVILEGED = hanya(PRIVILEGED);

export const isPrivileged = (actor: Pick<Actor, "role">): boolean => PRIVILEGED.some((name) => name === actor.role);

/** Purchase prices, and amounts they could be computed from, are shown to privileged roles only. */
export const seesHargaBeli = isPrivileged;

/** Who may make a call. Every call states one; there is no default. */
export type Permission =
  | { readonly kind: "public" }
  | { readonly kind: "signedIn" }
  | { readonly kind: "granted"; readonly menus: readonly Menu[] | null; readonly roles: readonly NamedRole[] | null };

export const everyone: Permission & { kind: "public" } = { kind: "public" };
export const signedIn: Permission = { kind: "signedIn" };
/** Anyone who has one of the menus. */
export const withMenu = (...menus: [Menu, ...Menu[]]): Permission => ({ kind: "granted", menus, roles: null });
/** Only these roles; where menus are named, one of them is needed as well. */
export const withRole = (roles: readonly NamedRole[], ...menus: Menu[]): Permission => ({
  kind: "granted",
  menus: menus.length > 0 ? menus : null,
  roles,
});

export function mayCall(permission: Permission, actor: Actor | null): boolean {
  if (permission.kind === "public") return true;
  if (!actor) return false;
  if (permission.kind === "signedIn") return true;
  const roleFits = permission.roles === null || permission.roles.some((name) => name === actor.role);
  if (permission.menus === null) return roleFits && !actor.terbatas;
  const hasAll = isPrivileged(actor) && !actor.terbatas;
  return roleFits && (hasAll || permission.menus.some((name) => actor.menu.includes(name)));
}

/** Whether someone may open the screens of a menu. */
export const hasMenu = (actor: Actor, menu: Menu): boolean => mayCall(withMenu(menu), actor);

/** Whether someone may open the screens of at least one of the menus. */
export const hasOneOf = (actor: Actor, menus: readonly Menu[]): boolean => menus.some((menu) => hasMenu(actor, menu));
