import { Anchor } from "@mantine/core";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import type { MasalahFaktur } from "../isiFaktur.ts";

type PerbaikanProps = Pick<MasalahFaktur, "tempat" | "kunci">;

/** Leads to where something that stands against a faktur is put right. */
export function Perbaikan({ tempat, kunci }: PerbaikanProps) {
  if (tempat === "perusahaan") return <Tautan href="/admin/pajak?tab=setelan">Setelan pajak</Tautan>;
  if (kunci === null) return null;
  if (tempat === "pelanggan") return <Tautan href={`/admin/pajak?identitas=${kunci}`}>Identitas pajak</Tautan>;
  if (tempat === "produk") return <Tautan href={`/admin/pajak?kode=${kunci}`}>Kode produk</Tautan>;
  return <DocumentLink kind="invoice" kunci={kunci} underline />;
}

function Tautan({ href, children }: { href: string; children: string }) {
  const follow = useFollow(href);
  return (
    <Anchor href={href} onClick={follow} inherit underline="always" style={{ whiteSpace: "nowrap" }}>
      {children}
    </Anchor>
  );
}
