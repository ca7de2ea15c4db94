import { Anchor } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useSession } from "../api/session.ts";
import { mayOpen, screenAt } from "../shell/openScreens.ts";

/** The screens on which documents are found, and what of their address finds one. */
const PLACES = {
  order: (kode: string) => ["/admin/salesorder", everyDay({ cari: kode })],
  invoice: (idSo: string) => ["/admin/invoiceorder", { order: idSo }],
  // Found by its code: a kloter is a part of others as well (OVN/1 of OVN/10).
  po: (kode: string) => ["/admin/po", everyDay({ cari: kode })],
  pengajuanAsset: (kode: string) => ["/admin/asset/pengajuanAsset", everyDay({ cari: kode })],
  asset: (kode: string) => ["/admin/asset/listAsset", { cari: kode }],
  pengajuan: (kode: string) => ["/admin/pengajuanBiaya", everyDay({ cari: kode })],
  // The machines and the upgrades are two lists of one screen.
  produk: (kode: string) => ["/admin/produk", { "utama-cari": kode, "upgrade-cari": kode }],
} as const satisfies Record<string, (kunci: string) => readonly [string, Record<string, string>]>;
export type DocumentKind = keyof typeof PLACES;

/** Lists start with this year: a document may be older. */
function everyDay(search: Record<string, string>) {
  return { ...search, tglAwal: "", tglAkhir: "" };
}

/** A code is not broken in two. */
const WHOLE = { whiteSpace: "nowrap" } as const;

type DocumentLinkProps = {
  kind: DocumentKind;
  /** What its screen finds the document by. */
  kunci: string;
  /** What is shown; the key itself unless said otherwise. */
  label?: string;
};

/** The code of another document, as a link for those who may open its screen. */
export function DocumentLink({ kind, kunci, label = kunci }: DocumentLinkProps) {
  const router = useRouter();
  const session = useSession();
  const [path, search] = PLACES[kind](kunci);
  const screen = screenAt(path);
  if (!screen || !mayOpen(screen, session)) return <span style={WHOLE}>{label}</span>;
  const href = `${path}?${new URLSearchParams(search)}`;
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <Anchor href={href} onClick={go} inherit style={WHOLE}>
      {label}
    </Anchor>
  );
}
