import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { ribuan, tanggal } from "#kernel/format.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { Figures } from "#web/ui/value/Figures.tsx";
import { PERLU_DIKERJAKAN, type RingkasanPajak } from "../isiFaktur.ts";
import type { DaftarFaktur } from "./useDaftarFaktur.ts";

type Kelompok = { label: string; banyak: keyof RingkasanPajak; saring: { status: string; cara: string } };

const KELOMPOK: readonly Kelompok[] = [
  { label: "Siap berkas", banyak: "siapXml", saring: { status: PERLU_DIKERJAKAN, cara: "Berkas XML" } },
  { label: "Perlu key-in", banyak: "keyIn", saring: { status: PERLU_DIKERJAKAN, cara: "Key-In" } },
  { label: "Tugas", banyak: "tugas", saring: { status: PERLU_DIKERJAKAN, cara: "Tugas" } },
  { label: "Menunggu hasil", banyak: "dikirim", saring: { status: "Dikirim", cara: "" } },
  { label: "Ditolak", banyak: "ditolak", saring: { status: "Ditolak", cara: "" } },
  { label: "Disetujui", banyak: "disetujui", saring: { status: "Disetujui", cara: "" } },
];

type RingkasanProps = { ringkasan: RingkasanPajak | undefined; list: DaftarFaktur };

/** What is to be done in a month, by when, and its PPN. A count shows what it counts; pressed again, all. */
export function RingkasanBulan({ ringkasan, list }: RingkasanProps) {
  const { status, cara } = list.filters;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Group gap={6} role="group" aria-label="Keadaan faktur bulan ini">
          {KELOMPOK.map(({ label, banyak, saring }) => {
            const chosen = saring.status === status && saring.cara === cara;
            return (
              <Button
                key={label}
                size="compact-sm"
                variant={chosen ? "filled" : "default"}
                aria-pressed={chosen}
                onClick={() => list.setFilters(chosen ? { status: "", cara: "" } : saring)}
              >
                {label} {ringkasan ? ribuan(Number(ringkasan[banyak])) : ""}
              </Button>
            );
          })}
        </Group>
        {ringkasan && <Batas {...ringkasan} />}
      </Group>
      <Figures
        stale={list.stale}
        figures={[
          { label: "PPN keluaran", value: ringkasan?.ppnKeluaran },
          {
            label: "PPN masukan",
            value: ringkasan?.ppnMasukan,
            note: ringkasan && <BukaMasukan bulan={ringkasan.bulan} />,
          },
          bayarOf(ringkasan),
          ...(ringkasan?.ppnDipungut ? [{ label: "PPN tidak dibayar pembeli", value: ringkasan.ppnDipungut }] : []),
          { label: "DPP keluaran", value: ringkasan?.dppKeluaran },
          belumOf(ringkasan?.belumDifakturkan),
        ]}
      />
    </Stack>
  );
}

/** What the month owes to the tax office, or what more was paid to suppliers than customers paid. */
function bayarOf(ringkasan: RingkasanPajak | undefined) {
  const kurang = ringkasan && ringkasan.ppnKeluaran - ringkasan.ppnMasukan;
  return kurang === undefined || kurang >= 0
    ? { label: "Kurang bayar", value: kurang }
    : { label: "Lebih bayar", value: -kurang };
}

/** The faktur that a month's input tax is the sum of. */
function BukaMasukan({ bulan }: { bulan: string }) {
  const href = `/admin/pajak?tab=masukan&masukan-bulan=${bulan}&masukan-keadaan=Dikreditkan`;
  const follow = useFollow(href);
  return (
    <Anchor href={href} onClick={follow} size="sm">
      Buka
    </Anchor>
  );
}

/** More goods that left without an invoice, or more money for goods that are still here. */
const belumOf = (belum: number | undefined) =>
  belum === undefined || belum >= 0
    ? { label: "PPN belum difakturkan", value: belum }
    : { label: "PPN barang yang belum keluar", value: -belum };

/** With so few days left it is urgent. */
const HARI_GENTING = 5;

/** How long its faktur can still be uploaded; it matters while one waits. */
function Batas({ batas, hari, siapXml, keyIn }: RingkasanPajak) {
  const genting = siapXml + keyIn > 0 && hari <= HARI_GENTING;
  const jarak = hari < 0 ? `Lewat ${-hari} hari dari` : hari === 0 ? "Hari terakhir:" : `${hari} hari lagi sampai`;
  return (
    <Text size="sm" fw={genting ? 600 : undefined} c={genting ? "var(--mantine-color-error)" : "dimmed"}>
      {jarak} {tanggal(batas)}
    </Text>
  );
}
