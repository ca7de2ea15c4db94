import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { namaQris } from "#kernel/qris.ts";
import { send } from "#web/api/client.ts";
import { type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { later } from "#web/ui/page/later.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { kopPerusahaan, type Perusahaan, perusahaan, setelanPerusahaan } from "../contract.ts";
import { EksporSemua } from "./EksporSemua.tsx";

const HistoryPanel = later(() => import("#web/documents/HistoryPanel.tsx").then((file) => file.HistoryPanel), 80);
const PerusahaanForm = onOpening(() => import("./PerusahaanForm.tsx").then((file) => file.PerusahaanForm));

/** The letterhead and settings of the company. */
export function PerusahaanPage() {
  return (
    <Answered call={perusahaan.getPerusahaan} input={{}} height={360}>
      {({ data }) => <Isi row={data} />}
    </Answered>
  );
}

function Isi({ row }: { row: Perusahaan }) {
  const edit = useFormAddress<Perusahaan>("ubah", {
    call: perusahaan.updatePerusahaan,
    key: () => "1",
    load: async () => (await send(perusahaan.getPerusahaan, {})).data,
  });
  return (
    <Paper withBorder p="lg" maw={960}>
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} size="h4">
            {row.nama}
          </Title>
          <Text c="dimmed" size="sm">
            Berlaku untuk semua dokumen yang dicetak dan dikirim.
          </Text>
        </div>
        <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit.open(row)}>
          Edit Perusahaan
        </Button>
      </Group>
      <Section title="Kop surat">
        <Facts facts={kop(row)} />
      </Section>
      <Section title="Setelan">
        <Facts facts={setelan(row)} />
      </Section>
      <EksporSemua />
      <Section title="Riwayat">
        <HistoryPanel jenis="perusahaan" id={1} />
      </Section>
      <PerusahaanForm dialog={edit} />
    </Paper>
  );
}

/** Text with its line breaks. */
function Lines({ text }: { text: string }) {
  return <span style={{ whiteSpace: "pre-line" }}>{text || "-"}</span>;
}

/** The last good backup; failures since then in red. */
function Backup({ terakhir, gagalSejak, alasan }: Perusahaan["backup"]) {
  return (
    <>
      {terakhir ? <Waktu value={terakhir} /> : "Belum ada"}
      {gagalSejak && (
        <Text size="sm" c="var(--mantine-color-error)">
          Gagal sejak <Waktu value={gagalSejak} />: {alasan}
        </Text>
      )}
    </>
  );
}

const kop = (row: Perusahaan): Fact[] => [
  ...recordFacts(kopPerusahaan, row, "nama", "noTelp", "email"),
  { label: kopPerusahaan.alamat.short, value: <Lines text={row.alamat} />, wide: true },
  { label: kopPerusahaan.barisBank.short, value: <Lines text={row.barisBank} />, wide: true },
  { label: "Logo", value: row.logo && <Photos images={[row.logo]} name="Logo perusahaan" />, wide: true },
];

const setelan = (row: Perusahaan): Fact[] => [
  { label: setelanPerusahaan.hariProduksiPl.short, value: `${row.hariProduksiPl} hari` },
  { label: setelanPerusahaan.hariProduksiPo.short, value: `${row.hariProduksiPo} hari` },
  { label: setelanPerusahaan.terminPelanggan.short, value: `${row.terminPelanggan} hari` },
  { label: setelanPerusahaan.terminPemasok.short, value: `${row.terminPemasok} hari` },
  ...recordFacts(setelanPerusahaan, row, "pelangganSendiri"),
  {
    label: "Pengajuan Sendiri",
    value: row.pengajuanSendiriOlehOrangLain ? "Harus disetujui orang lain" : "Boleh disetujui sendiri",
  },
  ...recordFacts(setelanPerusahaan, row, "dasarNeraca"),
  { label: setelanPerusahaan.qris.short, value: row.qris === "" ? "Belum diisi" : namaQris(row.qris) },
  ...recordFacts(setelanPerusahaan, row, "batasQris"),
  { label: "Simpan Backup", value: `${row.hariBackup} hari` },
  { label: "Backup Terakhir", value: <Backup {...row.backup} /> },
];
