import { ActionIcon, Alert, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconTrash } from "@tabler/icons-react";
import type { Produk } from "#areas/produk/produk/contract.ts";
import { rupiah } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import type { Rupiah } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { AlasanField } from "#web/documents/AlasanField.tsx";
import { BedaKoreksi } from "#web/documents/BedaKoreksi.tsx";
import { TambahProduk } from "#web/documents/TambahProduk.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import type { Order } from "../../order/contract.ts";
import { customer, penerima } from "../../order/isiOrder.ts";
import { koreksi } from "../contract.ts";
import classes from "./koreksi.module.css";
import { type Baris, isianUbahOrder, payloadUbah, type UbahValues } from "./ubahOrder.ts";

type Values = UbahValues;

/** Changes an order: its data and its lines. Where an invoice is approved the change waits for somebody else. */
export function UbahOrderForm({ dialog }: { dialog: Dialog<Order> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ idSo }) => `Ubah Order ${idSo}`}
      call={koreksi.editOrder}
      initial={isianUbahOrder}
      prepare={payloadUbah}
      checkedBy="server"
      toastWhenWrong
      busy="Menyimpan perubahan…"
      fallback="Gagal mengubah order"
      size="80rem"
    >
      {(form, row) => <Isi form={form} row={row} />}
    </FormShell>
  );
}

const CUSTOMER = inOrder(customer)("customerInstansi", "namaCustomer", "alamatCustomer", "noTelp", "email");
const PENERIMA = inOrder(penerima)("namaPenerima", "noTelpPenerima", "alamatPenerima");

function Isi({ form, row }: { form: FormApi<Values>; row: Order }) {
  const keluar = row.orders.some(({ qtyTerkirim }) => qtyTerkirim > 0);
  return (
    <Stack gap="md">
      {keluar ? (
        <Alert color="blue">Barang order ini sudah keluar: data customer dan penerima tidak dapat diubah lagi.</Alert>
      ) : (
        <>
          <Title order={2} size="h5">
            Customer
          </Title>
          <Fields>
            {CUSTOMER.map((name) => (
              <RecordField key={name} of={customer} name={name} form={form} />
            ))}
          </Fields>
          <Title order={2} size="h5">
            Penerima
          </Title>
          <Fields>
            {PENERIMA.map((name) => (
              <RecordField key={name} of={penerima} name={name} form={form} />
            ))}
          </Fields>
        </>
      )}
      <BarisFields form={form} tipeSo={row.tipeSo} />
      <Beda form={form} row={row} />
    </Stack>
  );
}

/** The lines while they are typed. */
function BarisFields({ form, tipeSo }: { form: FormApi<Values>; tipeSo: Order["tipeSo"] }) {
  const baris = form.values.listProduk;
  const simpan = (lines: readonly Baris[]) => form.set("listProduk", [...lines]);
  return (
    <fieldset className={classes.baris} data-wide>
      <legend>Barang</legend>
      {baris.map((satu, at) => (
        <div key={satu.kunci} className={classes.satu}>
          <div className={classes.nama}>
            <Text size="sm" fw={500}>
              {satu.namaProduk}
            </Text>
            <Text size="xs" c="dimmed">
              {satu.sumberProduk === "SG" ? "Stock gudang" : "Pesan langsung"} · {rupiah(satu.hargaProduk)}
              {Number(satu.diskon) > 0 && (
                <>
                  , dengan diskon <KeepTogether>{rupiah(satu.hargaProduk - Number(satu.diskon))}</KeepTogether>
                </>
              )}
            </Text>
          </div>
          <NumberField
            aria-label={`Jumlah ${satu.namaProduk}`}
            min={1}
            max={1_000_000}
            value={satu.qty}
            onChange={(qty) => simpan(baris.map((each, ke) => (ke === at ? { ...each, qty } : each)))}
          />
          {tipeSo !== "Online" && (
            <MoneyInput
              aria-label={`Diskon per unit ${satu.namaProduk}`}
              placeholder="Diskon per unit"
              max={satu.hargaProduk}
              value={satu.diskon}
              onChange={(diskon) => simpan(baris.map((each, ke) => (ke === at ? { ...each, diskon } : each)))}
            />
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={`Hapus ${satu.namaProduk}`}
            disabled={baris.length === 1}
            onClick={() => simpan(baris.filter((_, ke) => ke !== at))}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <TambahProduk tentang={sumberDari} tambah={(satu) => simpan([...baris, barisBaru(satu)])} />
      <FieldProblem>{form.field("listProduk").error}</FieldProblem>
    </fieldset>
  );
}

/** A product that the order gets in addition. */
const barisBaru = ({ idProduk, namaProduk, stockSales, hargaProduk }: Produk): Baris => ({
  kunci: `baru ${idProduk} ${Date.now()}`,
  idOrderan: null,
  idProduk,
  namaProduk,
  sumberProduk: stockSales > 0 ? "SG" : "PL",
  qty: 1,
  hargaProduk,
  diskon: "",
  tambahanHargaOnline: 0 as Rupiah,
});
const sumberDari = ({ stockSales }: Produk): string => (stockSales > 0 ? `stock ${stockSales}` : "pesan langsung");

/** What the change does, as the server says; and the reason, where somebody else decides it. */
function Beda({ form, row }: { form: FormApi<Values>; row: Order }) {
  const [values] = useDebouncedValue(form.values, 400);
  const input = payloadUbah(values, row);
  const { data } = useCall<typeof koreksi.getDampakUbah>(koreksi.getDampakUbah, input);
  const dampak = data?.data;
  if (dampak === undefined) return null;
  return (
    <Stack gap="sm">
      <BedaKoreksi dampak={dampak} />
      {!dampak.langsung && (
        <>
          <Alert color="yellow">
            Invoice order ini sudah disetujui atau barangnya sudah keluar: perubahan barang diajukan dahulu, dan berlaku
            setelah disetujui orang lain.
          </Alert>
          <AlasanField form={form} />
        </>
      )}
    </Stack>
  );
}
