import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { send } from "#web/api/client.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { hargaBersih } from "../../order/diskon.ts";
import { penawaran, type RevisiPenawaran } from "../contract.ts";
import { isiRevisi } from "../isiPenawaran.ts";

/** What a revision offers. */
export function Barang({ revisi: { baris, revisi } }: { revisi: RevisiPenawaran }) {
  return (
    <LineTable
      label={`Barang revisi ${revisi}`}
      wide
      lines={baris}
      lineKey={(line) => line.idProduk}
      columns={[
        {
          header: "Produk",
          cell: (line) => <TwoLines below={line.kodeProduk}>{line.namaProduk}</TwoLines>,
        },
        { header: "Qty", align: "right", cell: (line) => line.qty },
        { header: "Harga", align: "right", cell: (line) => <Money value={line.harga} /> },
        { header: "Diskon", align: "right", cell: (line) => (line.diskon === 0 ? "-" : <Money value={line.diskon} />) },
        { header: "Total", align: "right", cell: (line) => <Money value={line.qty * hargaBersih(line)} /> },
      ]}
    />
  );
}

/** What a revision changed of the one before. */
export function Perubahan({ revisi: { beda, revisi } }: { revisi: RevisiPenawaran }) {
  if (beda.length === 0) return null;
  return (
    <Stack gap={4} mt="md">
      <Text size="sm" fw={600}>
        Berubah dari revisi {revisi - 1}
      </Text>
      <LineTable
        label={`Perubahan revisi ${revisi}`}
        wide
        lines={beda}
        lineKey={(line) => line.apa}
        columns={[
          { header: "Apa", cell: (line) => line.apa },
          { header: "Sebelum", cell: (line) => line.sebelum || "-" },
          { header: "Sesudah", cell: (line) => line.sesudah || "-" },
        ]}
      />
    </Stack>
  );
}

/** A revision that another one took the place of. */
export function RevisiLama({ idPenawaran, revisi }: { idPenawaran: string; revisi: RevisiPenawaran }) {
  const cetak = () =>
    void printed(send(penawaran.cetakPenawaran, { idPenawaran, revisi: revisi.revisi }), "Gagal mencetak penawaran");
  return (
    <Stack gap="sm">
      <Facts
        facts={[
          ...recordFacts(isiRevisi, revisi, "berlakuSampai", "dikirim"),
          { label: "Oleh", value: revisi.oleh },
          ...(revisi.disetujui === null ? [] : recordFacts(isiRevisi, revisi, "disetujui", "disetujuiNama")),
        ]}
      />
      <Barang revisi={revisi} />
      <Perubahan revisi={revisi} />
      <Group>
        <Button variant="default" size="xs" leftSection={<IconPrinter size={15} aria-hidden />} onClick={cetak}>
          Cetak revisi {revisi.revisi}
        </Button>
      </Group>
    </Stack>
  );
}
