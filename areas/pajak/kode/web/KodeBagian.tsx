import { Button, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMay } from "#web/api/session.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { kodePajak } from "../contract.ts";
import { type KodePajak, namaJenisKode } from "../isiKode.ts";

const KodeTambah = onOpening(() => import("./KodeForms.tsx").then((file) => file.KodeTambah));
const KodeUbah = onOpening(() => import("./KodeForms.tsx").then((file) => file.KodeUbah));

const BERLAKU = statusMap({ Berlaku: "good" });

const KOLOM: readonly LineColumn<KodePajak>[] = [
  { header: "Tabel", cell: ({ jenis }) => namaJenisKode(jenis) },
  { header: "Kode", cell: ({ kode }) => kode },
  { header: "Nama", wrap: 220, cell: ({ nama }) => nama },
  { header: "Sejak", cell: ({ mulai }) => <Tanggal value={mulai} /> },
  { header: "Sampai", cell: ({ sampai }) => (sampai === null ? "-" : <Tanggal value={sampai} />) },
  {
    header: "Hari ini",
    cell: ({ berlaku }) => (berlaku ? <StatusBadge map={BERLAKU} state="Berlaku" /> : "-"),
  },
  { header: "Sumber", wrap: 200, cell: ({ sumber }) => sumber },
];

/** What the company added to the tables of Coretax that the program brings, or ended. */
export function KodeBagian() {
  const baru = useNewAddress(kodePajak.addKodePajak, "kode-coretax");
  const ubah = useDialog<KodePajak>();
  const may = useMay(kodePajak.addKodePajak);
  const aksi: LineColumn<KodePajak> = {
    header: "Aksi",
    cell: (row) => (
      <Button size="compact-sm" variant="default" onClick={() => ubah.open(row)}>
        Edit
      </Button>
    ),
  };
  return (
    <Section title="Kode Coretax tambahan">
      <Text size="sm" c="dimmed" mb="sm">
        Program membawa tabel kode transaksi, satuan, barang, jasa, negara dan fasilitas. Yang baru atau berakhir
        dicatat di sini dengan harinya.
      </Text>
      <Answered call={kodePajak.getKodePajak} input={{}} height={40}>
        {({ data }) =>
          data.length === 0 ? null : (
            <LineTable
              label="Kode Coretax tambahan"
              wide
              columns={may ? [...KOLOM, aksi] : KOLOM}
              lines={data}
              lineKey={({ idPajakKode }) => String(idPajakKode)}
            />
          )
        }
      </Answered>
      {may && (
        <Button mt="sm" variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => baru.open()}>
          Tambah kode
        </Button>
      )}
      <KodeTambah dialog={baru} />
      <KodeUbah dialog={ubah} />
    </Section>
  );
}
