import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { namaBulan } from "#areas/laporan/bulan.ts";
import type { Answer } from "#kernel/call.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell, Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { type BulanPembebanan, isiPembebanan, type KeadaanPembebanan, pembebanan } from "../contract.ts";

const KebutuhanProduksi = onOpening(() => import("./KebutuhanProduksi.tsx").then((file) => file.KebutuhanProduksi));

const KEADAAN = statusMap<KeadaanPembebanan>({
  "Belum Dibebankan": "waiting",
  Berjalan: "neutral",
  Dibebankan: "neutral",
  Menunggu: "waiting",
  "Sesuai Standar": "neutral",
});

const COLUMNS: readonly LineColumn<BulanPembebanan>[] = [
  { header: isiPembebanan.bulan.label, cell: ({ bulan }) => namaBulan(bulan) },
  moneyColumn(isiPembebanan.biaya.label, ({ biaya }) => biaya),
  moneyColumn(isiPembebanan.standar.label, ({ standar }) => standar),
  moneyColumn(isiPembebanan.selisih.label, ({ selisih }) => selisih),
  { header: isiPembebanan.keadaan.label, cell: ({ keadaan }) => <StatusBadge map={KEADAAN} state={keadaan} /> },
  { header: "Jurnal Umum", cell: ({ idJurnalUmum }) => <Jurnal id={idJurnalUmum} /> },
  { header: "Aksi", cell: (row) => <Aksi row={row} /> },
];

const Jurnal = ({ id }: { id: string | null }) =>
  id === null ? <Kosong /> : <DocumentLink kind="jurnalUmum" kunci={id} label={id} />;

/** How many months are shown; older ones on request. */
const SETAHUN = 12;

/**
 * What making machines without a recipe cost each month against their standard. Nobody sees it who makes none, or may not see
 * what goods cost.
 */
export function Pembebanan() {
  return useMay(pembebanan.getPembebanan) ? <Dimuat /> : null;
}

type Data = Answer<typeof pembebanan.getPembebanan>["data"];

function Dimuat() {
  const { data, error, refetch } = useCall(pembebanan.getPembebanan, {});
  if (data === undefined) {
    if (error !== null) return <LoadFailed message={error.message} retry={() => void refetch()} />;
    return <Skeleton height={160} aria-hidden />;
  }
  return data.data.bulan.length === 0 ? null : <Isi data={data.data} />;
}

function Isi({ data: { bulan, kebutuhan } }: { data: Data }) {
  const pilih = useDialog<true>();
  const semua = useDialog<true>();
  const dipilih = kebutuhan.filter((satu) => satu.dipilih).map(({ namaKebutuhan }) => namaKebutuhan);
  return (
    <Section title="Biaya produksi">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Text size="sm" c="dimmed" maw={760}>
            Mesin tanpa resep masuk stock dengan nilai standar (harga beli produknya). Selisihnya dengan biaya yang
            sungguh keluar dibebankan ke stock yang masih ada dan ke HPP.{" "}
            {dipilih.length === 0 ? "Belum ada kebutuhan yang dipilih." : `Biaya: ${dipilih.join(", ")}.`}
          </Text>
          <Button size="xs" variant="default" onClick={() => pilih.open(true)}>
            Pilih kebutuhan…
          </Button>
        </Group>
        <Tabel bulan={bulan.slice(0, SETAHUN)} />
        {bulan.length > SETAHUN && (
          <Button size="xs" variant="subtle" onClick={() => semua.open(true)}>
            Semua bulan ({bulan.length})
          </Button>
        )}
      </Stack>
      <KebutuhanProduksi dialog={pilih} kebutuhan={kebutuhan} />
      <DetailShell dialog={semua} title={() => "Biaya Produksi Semua Bulan"} size="xl">
        {() => <Tabel bulan={bulan} />}
      </DetailShell>
    </Section>
  );
}

const Tabel = ({ bulan }: { bulan: readonly BulanPembebanan[] }) => (
  <LineTable label="Biaya produksi" columns={COLUMNS} lines={bulan} lineKey={(row) => row.bulan} wide />
);

/** Asks for the entry that clears a month; somebody else decides it. */
function Aksi({ row: { bulan, aksi } }: { row: BulanPembebanan }) {
  const may = useMay(pembebanan.addPembebanan);
  const run = useConfirmedCall({
    call: pembebanan.addPembebanan,
    input: (satu: string) => ({ bulan: satu }),
    ask: (satu) => `Bebankan biaya produksi ${namaBulan(satu)}?`,
    text: "Jurnal umumnya menunggu persetujuan orang lain. Stock dan HPP berubah setelah disetujui.",
    danger: false,
    busy: "Menyusun jurnal…",
    fallback: "Gagal membebankan biaya produksi",
  });
  if (!may) return <Kosong />;
  if (!aksi.bebankan.boleh) {
    return (
      <Text size="xs" c="dimmed" maw={220}>
        {aksi.bebankan.alasan}
      </Text>
    );
  }
  return (
    <Button
      size="compact-sm"
      variant="light"
      aria-label={`Bebankan ${namaBulan(bulan)}`}
      onClick={() => void run(bulan)}
    >
      Bebankan…
    </Button>
  );
}
