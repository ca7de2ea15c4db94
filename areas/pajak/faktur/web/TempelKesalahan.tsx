import { Alert, Button, Group, Select, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Answer } from "#kernel/call.ts";
import { ribuan, waktu } from "#kernel/format.ts";
import { useAction } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { useDownload } from "#web/ui/file/useDownload.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { fakturPajak } from "../contract.ts";
import type { KesalahanCoretax, RingkasanPajak } from "../isiFaktur.ts";
import { Perbaikan } from "./Perbaikan.tsx";

type Berkas = RingkasanPajak["berkas"];
type Hasil = Answer<typeof fakturPajak.tempelKesalahan>["data"];

/** What Coretax said about a file, each line with a way to where it is put right. */
export function TempelKesalahan({ dialog, berkas }: { dialog: Dialog; berkas: Berkas }) {
  return (
    <DetailShell dialog={dialog} title="Tempel kesalahan dari Coretax" size="xl">
      {() => <Isian berkas={berkas} />}
    </DetailShell>
  );
}

function Isian({ berkas }: { berkas: Berkas }) {
  const [idBerkas, setIdBerkas] = useState(String(berkas[0]?.idBerkas ?? ""));
  const [teks, setTeks] = useState("");
  const unduh = useDownload({ call: fakturPajak.unduhBerkasFaktur, fallback: "Gagal mengunduh berkas" });
  const baca = useAction(fakturPajak.tempelKesalahan, { fallback: "Gagal membaca daftar kesalahan", quiet: true });
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <Select
          label="Berkas yang diunggah"
          w={430}
          allowDeselect={false}
          data={berkas.map((satu) => ({
            value: String(satu.idBerkas),
            label: `${satu.nama} · ${ribuan(satu.banyak)} faktur · ${waktu(satu.dibuat)}`,
          }))}
          value={idBerkas}
          onChange={(id) => id !== null && setIdBerkas(id)}
        />
        <Button
          variant="default"
          loading={unduh.busy}
          disabled={idBerkas === ""}
          onClick={() => void unduh.fetchFile({ idBerkas: Number(idBerkas) })}
        >
          Unduh lagi
        </Button>
      </Group>
      <Textarea
        label="Daftar kesalahan"
        description="Salin daftarnya dari Coretax, dengan nomor barisnya"
        rows={6}
        value={teks}
        onChange={(event) => setTeks(event.currentTarget.value)}
      />
      <Group>
        <Button
          disabled={teks.trim() === "" || idBerkas === ""}
          loading={baca.isPending}
          onClick={() => baca.mutate({ idBerkas: Number(idBerkas), teks })}
        >
          Baca kesalahan
        </Button>
      </Group>
      {baca.data && <Terbaca hasil={baca.data.data} />}
    </Stack>
  );
}

const KESALAHAN: readonly LineColumn<KesalahanCoretax & { ke: number }>[] = [
  {
    header: "Faktur",
    cell: ({ idFaktur, idInvoice }) =>
      idFaktur === null ? "-" : <DocumentLink kind="faktur" kunci={idFaktur} label={idInvoice ?? idFaktur} />,
  },
  { header: "Isian", wrap: 160, cell: ({ sebutan, barang }) => [sebutan, barang].filter(Boolean).join(", ") },
  { header: "Kata Coretax", wrap: 240, cell: ({ pesan }) => pesan },
  { header: "Perbaiki di", cell: (row) => <Perbaikan {...row} /> },
];

function Terbaca({ hasil: { kesalahan, asing, tanpaNomor } }: { hasil: Hasil }) {
  const lain = [...asing.map(({ nomor, pesan }) => `Baris ${nomor}: ${pesan}`), ...tanpaNomor];
  return (
    <Stack gap="md">
      <LineTable
        label="Kesalahan dari Coretax"
        wide
        columns={KESALAHAN}
        lines={kesalahan.map((satu, ke) => ({ ...satu, ke }))}
        lineKey={({ ke }) => ke}
        empty="Tidak ada baris yang dikenal di daftar ini."
      />
      {lain.length > 0 && (
        <Alert color="yellow" title="Tidak ada di berkas ini">
          {lain.map((kalimat) => (
            <Text key={kalimat} size="sm">
              {kalimat}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
