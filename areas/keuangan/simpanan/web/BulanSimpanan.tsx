import { Button, Group, Skeleton, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { akhirBulan } from "#areas/buku-besar/laporan-buku/masa.ts";
import { namaBulan, namaPendek } from "#areas/laporan/bulan.ts";
import { namesOf } from "#kernel/record.ts";
import type { Tanggal } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { PHONE } from "#web/ui/list/phone.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { type BulanSimpanan as Bulan, bulanSimpanan, simpanan } from "../contract.ts";
import classes from "./simpanan.module.css";

const uang = namesOf(bulanSimpanan).map(
  (nama): LineColumn<Bulan> => moneyColumn(bulanSimpanan[nama].label, (row) => row[nama]),
);
/** On a phone what came in stands above what went out, and the opening balance above the closing one. */
const BERDUA: readonly LineColumn<Bulan>[] = [
  {
    header: "Masuk / Keluar",
    align: "right",
    unit: "Rp",
    cell: (row) => <Bertumpuk atas={row.masuk} bawah={-row.keluar} />,
  },
  {
    header: "Awal / Akhir",
    align: "right",
    unit: "Rp",
    cell: (row) => <Bertumpuk atas={row.saldoAwal} bawah={row.saldoAkhir} />,
  },
];

const Bertumpuk = ({ atas, bawah }: { atas: number; bawah: number }) => (
  <>
    <Text component="div" size="sm" c="dimmed">
      <Money value={atas} />
    </Text>
    <Money value={bawah} />
  </>
);

type Masa = Record<"tglAwal" | "tglAkhir", string>;
type BulanProps = { list: { filters: Masa & { idRekening: string }; setFilters: (masa: Masa) => void } };

function masaBulan(bulan: string): Masa {
  const tglAwal = `${bulan}-01` as Tanggal;
  return { tglAwal, tglAkhir: akhirBulan(tglAwal) };
}

/** The account month by month: opening balance, in, out and closing balance; a month opens its rows. The newest alone stands above the list. */
export function BulanSimpanan({ list }: BulanProps) {
  const [semua, setSemua] = useState(false);
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const { data, error } = useCall(simpanan.getBulanSimpanan, list.filters);
  // Where it is not answered the list below says so.
  if (data === undefined) return error === null && <Skeleton height={79} mb="sm" />;
  const lines = data.data;
  if (lines.length === 0) return null;
  const lipat = lines.length > 1 && (
    <Button variant="subtle" size="compact-sm" onClick={() => setSemua(!semua)} aria-expanded={semua}>
      {semua ? "Bulan terbaru saja" : `Semua ${lines.length} bulan`}
    </Button>
  );
  const columns: LineColumn<Bulan>[] = [
    {
      header: "Bulan",
      cell: ({ bulan }, index) => (
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Button variant="subtle" size="compact-sm" px={0} onClick={() => list.setFilters(masaBulan(bulan))}>
            {phone ? namaPendek(bulan) : namaBulan(bulan)}
          </Button>
          {!phone && index === 0 && lipat}
        </Group>
      ),
    },
    ...(phone ? BERDUA : uang),
  ];
  return (
    <div className={classes.bulan}>
      <LineTable
        wide
        label="Saldo per bulan"
        columns={columns}
        lines={semua ? lines : lines.slice(0, 1)}
        lineKey={({ bulan }) => bulan}
      />
      {phone && lipat}
    </div>
  );
}
