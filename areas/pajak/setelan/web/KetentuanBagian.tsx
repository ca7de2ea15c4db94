import { Button, Group } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { tanggal } from "#kernel/format.ts";
import { Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { pajak } from "../contract.ts";
import { type Ketentuan, namaKetentuan, type Pajak } from "../isiPajak.ts";
import { nilaiKetentuan } from "./nilaiKetentuan.ts";
import type { KetentuanTerbuka } from "./SetelanForms.tsx";

const KetentuanForm = onOpening(() => import("./SetelanForms.tsx").then((file) => file.KetentuanForm));
const KetentuanUbah = onOpening(() => import("./SetelanForms.tsx").then((file) => file.KetentuanUbah));

const kunciOf = ({ kunci, sejak }: Ketentuan) => `${kunci} ${sejak}`;
const BERLAKU = statusMap({ Berlaku: "good" });

const KOLOM: readonly LineColumn<Ketentuan>[] = [
  { header: "Ketentuan", cell: ({ kunci }) => namaKetentuan(kunci) },
  { header: "Nilai", align: "right", cell: nilaiKetentuan },
  { header: "Sejak", cell: ({ sejak }) => <Tanggal value={sejak} /> },
  {
    header: "Hari ini",
    cell: ({ berlaku }) => (berlaku ? <StatusBadge map={BERLAKU} state="Berlaku" /> : "-"),
  },
  { header: "Sumber", wrap: 220, cell: ({ sumber }) => sumber },
];

/** Rates, limits and days, each with its source; what nothing was computed with can be put right. */
export function KetentuanBagian({ row }: { row: Pajak }) {
  const { ketentuan, versi } = row;
  const baru = useNewAddress(pajak.addKetentuan, "ketentuan");
  const ubah = useDialog<KetentuanTerbuka>();
  const hapus = useConfirmedCall({
    call: pajak.hapusKetentuan,
    input: ({ kunci, sejak }: Ketentuan) => ({ kunci, sejak, versi }),
    ask: ({ kunci, sejak }) => `Hapus ${namaKetentuan(kunci)} sejak ${tanggal(sejak)}?`,
    text: "Belum ada yang dihitung dengannya.",
    busy: "Menghapus…",
    fallback: "Gagal menghapus ketentuan",
  });
  const aksi: LineColumn<Ketentuan> = {
    header: "Aksi",
    cell: (satu) =>
      !satu.aksi.ubah.boleh ? (
        "-"
      ) : (
        <Group gap={6} wrap="nowrap">
          <Button size="compact-sm" variant="default" onClick={() => ubah.open({ ...satu, versi })}>
            Edit
          </Button>
          {satu.aksi.hapus.boleh && (
            <Button size="compact-sm" variant="default" onClick={() => void hapus(satu)}>
              Hapus
            </Button>
          )}
        </Group>
      ),
  };
  const ada = ketentuan.some((satu) => satu.aksi.ubah.boleh);
  return (
    <Section title="Ketentuan">
      <LineTable label="Ketentuan" wide columns={ada ? [...KOLOM, aksi] : KOLOM} lines={ketentuan} lineKey={kunciOf} />
      {row.aksi.tambahKetentuan.boleh && (
        <Button mt="sm" variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => baru.open()}>
          Tambah ketentuan
        </Button>
      )}
      <KetentuanForm dialog={baru} />
      <KetentuanUbah dialog={ubah} />
    </Section>
  );
}
