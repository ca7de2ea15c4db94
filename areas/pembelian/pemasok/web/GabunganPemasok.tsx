import { Alert, Anchor, Button } from "@mantine/core";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import type { PemasokLengkap } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";

type Gabungan = PemasokLengkap["gabungan"][number];

/** Those merged into the supplier, to be taken apart again, and those that may be the same. */
export function GabunganPemasok({ row }: { row: PemasokLengkap }) {
  return (
    <>
      {row.serupa.length > 0 && <Serupa row={row} />}
      {row.gabungan.length > 0 && (
        <Section title="Digabung ke Sini">
          <Digabung row={row} />
        </Section>
      )}
    </>
  );
}

function Serupa({ row }: { row: PemasokLengkap }) {
  const gabung = useMay(pemasok.gabungPemasok) && row.aksi.gabung.boleh;
  return (
    <Alert color="blue" variant="light" mb="md">
      {row.serupa.map(({ idPemasok, nama, telepon }) => (
        <div key={idPemasok}>
          {telepon ? "Nomor telepon yang sama dipakai " : "Nama yang sama dipakai "}
          <DocumentLink kind="pemasok" kunci={String(idPemasok)} label={nama} />.
        </div>
      ))}
      {gabung && <Gabungkan id={row.idPemasok} />}
    </Alert>
  );
}

function Gabungkan({ id }: { id: number }) {
  const href = `/admin/pemasok?gabung=${id}`;
  const follow = useFollow(href);
  return (
    <Anchor href={href} onClick={follow} size="sm">
      Gabungkan bila memang pemasok yang sama
    </Anchor>
  );
}

function Digabung({ row }: { row: PemasokLengkap }) {
  const may = useMay(pemasok.batalGabungPemasok);
  const pisahkan = useConfirmedCall({
    call: pemasok.batalGabungPemasok,
    input: ({ idPemasok }: Gabungan) => ({ idPemasok }),
    ask: ({ nama }) => `Pisahkan ${nama} kembali?`,
    text: ({ jumlahPo }) => `${jumlahPo} PO yang dibuat dengannya kembali menjadi miliknya.`,
    danger: false,
    busy: "Memisahkan…",
    fallback: "Gagal memisahkan pemasok",
  });
  const columns: LineColumn<Gabungan>[] = [
    { header: "Pemasok", cell: (one) => one.nama, wrap: 200 },
    { header: "Jumlah PO", align: "right", cell: (one) => <Jumlah value={one.jumlahPo} /> },
  ];
  if (may) {
    columns.push({
      header: "Tindakan",
      cell: (one) => (
        <Button size="compact-sm" variant="default" onClick={() => void pisahkan(one)}>
          Pisahkan
        </Button>
      ),
    });
  }
  return (
    <LineTable
      label="Pemasok yang digabung"
      wide
      columns={columns}
      lines={row.gabungan}
      lineKey={(one) => one.idPemasok}
    />
  );
}
