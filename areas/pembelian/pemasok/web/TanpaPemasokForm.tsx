import { Checkbox, Skeleton, Stack, Text } from "@mantine/core";
import { useCall } from "#web/api/hooks.ts";
import { PemasokSelect } from "#web/documents/PemasokSelect.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi, FormValues } from "#web/ui/form/formTypes.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import type { TanpaPemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";

type Values = FormValues<typeof pemasok.pindahProdukPemasok>;

/** Says who delivered the machines of purchase orders without a supplier, product by product. */
export function TanpaPemasokForm({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="PO Tanpa Pemasok"
      call={pemasok.pindahProdukPemasok}
      initial={() => ({ dari: null, ke: null, idProduk: [] })}
      checkedBy="browser"
      check={({ ke }) => ({ ke: ke === null ? "Pilih pemasok." : undefined })}
      fallback="Gagal memindahkan PO"
      submit="Pindahkan"
      busy="Memindahkan…"
      size="lg"
    >
      {(form) => <Isian form={form} />}
    </FormShell>
  );
}

function Isian({ form }: { form: FormApi<Values> }) {
  const { data: answer } = useCall(pemasok.getTanpaPemasok, {});
  if (answer === undefined) return <Skeleton height={240} aria-hidden />;
  if (answer.data.length === 0) return <Text>Semua PO sudah mempunyai pemasok.</Text>;
  const { error } = form.field("idProduk");
  return (
    <Stack gap="md">
      <Text size="sm">
        PO lama tidak mencatat dari siapa mesinnya dibeli. Pilih produk yang semua PO-nya dari satu pemasok; satu PO
        saja dipilih di Hutang, tab Per PO.
      </Text>
      <LineTable
        label="PO tanpa pemasok per produk"
        wide
        tall
        columns={kolom(form)}
        lines={answer.data}
        lineKey={({ idProduk }) => idProduk}
      />
      <FieldProblem>{error}</FieldProblem>
      <PemasokSelect withAsterisk {...form.field("ke")} />
    </Stack>
  );
}

function kolom(form: FormApi<Values>): LineColumn<TanpaPemasok>[] {
  const dipilih = new Set(Array.isArray(form.values.idProduk) ? form.values.idProduk.map(Number) : []);
  const ubah = (idProduk: number, pilih: boolean) => {
    if (pilih) dipilih.add(idProduk);
    else dipilih.delete(idProduk);
    form.set("idProduk", [...dipilih]);
  };
  return [
    {
      header: "Produk",
      wrap: 220,
      cell: ({ idProduk, namaProduk, kodeProduk }) => (
        <Checkbox
          label={`${namaProduk} (${kodeProduk})`}
          checked={dipilih.has(idProduk)}
          onChange={(event) => ubah(idProduk, event.currentTarget.checked)}
        />
      ),
    },
    { header: "Jumlah PO", align: "right", cell: ({ jumlahPo }) => <Jumlah value={jumlahPo} /> },
    {
      header: "Tanggal Order",
      cell: ({ dari, sampai }) => (
        <>
          <Tanggal value={dari} /> – <Tanggal value={sampai} />
        </>
      ),
    },
  ];
}
