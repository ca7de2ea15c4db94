import { Alert, Skeleton, Stack, Text } from "@mantine/core";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { PemasokSelect } from "#web/documents/PemasokSelect.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import type { DampakGabung, Pemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";
import { isiPemasok } from "../isiPemasok.ts";

/** Merges a supplier into another, after a look at what it does. */
export function PemasokGabung({ dialog }: { dialog: Dialog<Pemasok> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Gabungkan ${nama}`}
      call={pemasok.gabungPemasok}
      initial={({ idPemasok }) => ({ dari: idPemasok, ke: "" })}
      checkedBy="browser"
      fallback="Gagal menggabungkan pemasok"
      submit="Gabungkan"
      busy="Menggabungkan…"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <Text size="sm">
            PO, hutang, harga dan catatan {row.nama} selanjutnya dilihat di pemasok tujuan. Tidak ada yang dipindahkan:
            penggabungan dapat dibatalkan dari detail pemasok tujuan, dan keduanya kembali seperti semula.
          </Text>
          <PemasokSelect withAsterisk label="Gabung ke" except={row.idPemasok} {...form.field("ke")} />
          {form.values.ke !== "" && <Dampak dari={row.idPemasok} ke={form.values.ke} />}
        </Stack>
      )}
    </FormShell>
  );
}

type Sisi = DampakGabung["dari"] & { peran: string };

const COLUMNS: readonly LineColumn<Sisi>[] = [
  { header: "Peran", cell: ({ peran }) => peran },
  { header: isiPemasok.nama.short, cell: ({ nama }) => nama, wrap: 160 },
  { header: isiPemasok.telepon.short, cell: ({ telepon }) => telepon || "-" },
  { header: isiPemasok.jumlahPo.short, align: "right", cell: ({ jumlahPo }) => <Jumlah value={jumlahPo} /> },
  moneyColumn(isiPemasok.hutang.short, ({ hutang }) => hutang),
];

/** Both, and what is one of them afterwards. */
function Dampak({ dari, ke }: { dari: Id<"pemasok">; ke: number | string }) {
  const { data: answer, error } = useCall(pemasok.getDampakGabungPemasok, { dari, ke }, { keepPrevious: false });
  if (error !== null) return <Alert color="red">{error.message}</Alert>;
  if (answer === undefined) return <Skeleton height={120} />;
  const { boleh, ...sisi } = answer.data;
  if (!boleh.boleh) return <Alert color="red">{boleh.alasan}</Alert>;
  const jumlah = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  const sesudah: Sisi = {
    ...sisi.ke,
    peran: "Sesudah",
    jumlahPo: sisi.dari.jumlahPo + sisi.ke.jumlahPo,
    hutang: jumlah(sisi.dari.hutang, sisi.ke.hutang) as Sisi["hutang"],
  };
  return (
    <LineTable
      label="Akibat penggabungan"
      wide
      columns={COLUMNS}
      lines={[{ ...sisi.dari, peran: "Digabung" }, { ...sisi.ke, peran: "Tujuan" }, sesudah]}
      lineKey={({ peran }) => peran}
    />
  );
}
