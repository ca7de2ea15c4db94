import { UnstyledButton } from "@mantine/core";
import { type Icon, IconHome, IconMenu2, IconReceipt, IconSearch } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { HOME } from "../ui/page/paths.ts";
import { mayOpen, screenAt } from "./openScreens.ts";
import { palette } from "./palette.ts";
import classes from "./shell.module.css";

/** The screens behind Produk and Order; of those the first that the person may open. */
const PRODUK = ["/admin/cardproduk", "/admin/produk"];
const ORDER = ["/admin/salesorder", "/admin/invoiceorder", "/admin/suratjalan", "/admin/pesanlangsung"];

/** The bar at the foot of a phone, within reach of a thumb. */
export function BottomBar({ session, onMenu }: { session: Session; onMenu: () => void }) {
  const opens = (paths: readonly string[]) => {
    const screen = paths.flatMap((path) => screenAt(path) ?? []).find((found) => mayOpen(found, session));
    return screen && { path: screen.path, icon: screen.icon };
  };
  const produk = opens(PRODUK);
  const order = opens(ORDER);
  return (
    <nav className={classes.bottom} aria-label="Menu bawah">
      <Tab path={HOME} icon={IconHome} label="Beranda" />
      {produk && <Tab {...produk} label="Produk" />}
      {order && <Tab path={order.path} icon={IconReceipt} label="Order" />}
      <UnstyledButton onClick={palette.open}>
        <IconSearch size={22} stroke={1.6} aria-hidden />
        Cari
      </UnstyledButton>
      <UnstyledButton onClick={onMenu}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
        Menu
      </UnstyledButton>
    </nav>
  );
}

function Tab({ path, icon: Picture, label }: { path: string; icon: Icon; label: string }) {
  const here = useLocation({ select: ({ pathname }) => pathname === path });
  return (
    <Link to={path} aria-current={here ? "page" : undefined}>
      <Picture size={22} stroke={1.6} aria-hidden />
      {label}
    </Link>
  );
}
