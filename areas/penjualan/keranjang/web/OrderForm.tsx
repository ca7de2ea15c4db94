import { Box, Button, Checkbox, Group, Paper, Text, Title } from "@mantine/core";
import { memo, type ReactNode } from "react";
import { inOrder } from "#kernel/record.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import type { FormApi } from "#web/ui/form/formTypes.ts";
import { Problems } from "#web/ui/form/Problems.tsx";
import { ImageUpload } from "#web/ui/picture/ImageUpload.tsx";
import { inputsOf } from "#web/ui/record/inputsOf.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { Jumlah, Money } from "#web/ui/value/Money.tsx";
import { customer, isianKepala, penerima } from "../../order/isiOrder.ts";
import { jumlahUnit, type Keranjang, totalDiskon } from "../isiKeranjang.ts";
import { type IsianOrder, penerimaDari, totalKeranjang } from "./formOrder.ts";
import classes from "./keranjang.module.css";
import { PilihPelanggan } from "./PilihPelanggan.tsx";
import { useDiskonBerlebih } from "./useDiskonBerlebih.ts";
import { usePpnHarga } from "./usePpnHarga.ts";

type Form = FormApi<IsianOrder>;
type OrderFormProps = {
  form: Form;
  keranjang: Keranjang;
  problems: readonly string[];
  onClose: () => void;
  /** What stands above the fields. */
  children?: ReactNode;
};

/** The order form: customer, recipient, kind of sale, and totals. */
export function OrderForm({ form, keranjang, problems, onClose, children }: OrderFormProps) {
  return (
    <Paper withBorder className={classes.form}>
      {children}
      <Problems problems={problems} />
      <MenagihKunjungan idKunjungan={form.values.idKunjungan} lepas={() => form.set("idKunjungan", "")} />
      <CustomerFields form={form} />
      <PenerimaFields form={form} />
      <div className={classes.dokumen}>
        <Dokumen label="Dokumen (bukti foto)" max={2} pdf withAsterisk {...form.field("dokumen")} />
      </div>
      <Tawarkan />
      <Kaki keranjang={keranjang} tipeSo={form.values.tipeSo} onClose={onClose} />
    </Paper>
  );
}

// Every key that is typed draws this form again: what does not speak of the typed field stays as it is.
const Dokumen = memo(ImageUpload);
const Sama = memo(Checkbox);

/** Says which visit the order charges, until the person lets it go. */
function MenagihKunjungan({ idKunjungan, lepas }: { idKunjungan: string; lepas: () => void }) {
  if (idKunjungan === "") return null;
  return (
    <Group gap="xs" mb="md">
      <Text size="sm">
        Menagih kunjungan <DocumentLink kind="kunjungan" kunci={idKunjungan} />
      </Text>
      <Button size="compact-sm" variant="default" onClick={lepas}>
        Lepas
      </Button>
    </Group>
  );
}

type KakiProps = Pick<OrderFormProps, "keranjang" | "onClose"> & { tipeSo: IsianOrder["tipeSo"] };

const Kaki = memo(function Kaki({ keranjang, tipeSo, onClose }: KakiProps) {
  return (
    <div className={classes.kaki}>
      <Total keranjang={keranjang} tipeSo={tipeSo} />
      <AkanMenunggu keranjang={keranjang} tipeSo={tipeSo} />
      <Group justify="flex-end" wrap="nowrap">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button type="submit">Order</Button>
      </Group>
    </div>
  );
});

/** Says beforehand that a discount is beyond what the person's role may give. */
function AkanMenunggu({ keranjang, tipeSo }: Pick<KakiProps, "keranjang" | "tipeSo">) {
  const alasan = useDiskonBerlebih(keranjang, tipeSo);
  return (
    <div role="status">
      {alasan !== null && (
        <Text size="sm" fw={500} mb="xs">
          {alasan}. Order akan menunggu persetujuan.
        </Text>
      )}
    </div>
  );
}

/** What is in the cart can be offered first, by whoever has a cart. */
const Tawarkan = memo(function Tawarkan() {
  const follow = useFollow(TAWARKAN);
  return (
    <Button component="a" href={TAWARKAN} onClick={follow} variant="default" mt="md">
      Jadikan penawaran
    </Button>
  );
});
const TAWARKAN = "/admin/penawaran?baru=keranjang";

const CUSTOMER = inOrder(customer)("customerInstansi", "namaCustomer", "alamatCustomer", "noTelp", "email");
const PENERIMA = inOrder(penerima)("namaPenerima", "noTelpPenerima", "alamatPenerima");

const JUDUL_CUSTOMER = (
  <Title order={2} size="h5" mb="sm">
    Customer
  </Title>
);
const JUDUL_PENERIMA = (
  <Title order={2} size="h5" mt="lg" mb="sm">
    Penerima
  </Title>
);

function CustomerFields({ form }: { form: Form }) {
  return (
    <>
      {JUDUL_CUSTOMER}
      <Box mb="sm">
        <PilihPelanggan form={form} />
      </Box>
      <Fields>
        {CUSTOMER.map((name) => (
          <RecordField key={name} of={customer} name={name} form={form} />
        ))}
        {inputsOf(isianKepala, {
          tglOrder: null,
          tipeSo: <RecordField of={isianKepala} name="tipeSo" form={form} />,
        })}
      </Fields>
    </>
  );
}

function PenerimaFields({ form }: { form: Form }) {
  const sama = form.values.samaDenganCustomer;
  const shown = penerimaDari(form.values);
  return (
    <>
      {JUDUL_PENERIMA}
      <Sama mb="sm" label="Sama dengan customer" {...form.field("samaDenganCustomer", "checkbox")} />
      <Fields>
        {PENERIMA.map((name) => (
          <RecordField key={name} of={penerima} name={name} form={form} shown={shown[name]} readOnly={sama} />
        ))}
      </Fields>
    </>
  );
}

function Total({ keranjang, tipeSo }: { keranjang: Keranjang; tipeSo: IsianOrder["tipeSo"] }) {
  const dinilai = totalKeranjang(keranjang, tipeSo, usePpnHarga());
  const total = dinilai?.total;
  const diskon = totalDiskon(keranjang, tipeSo);
  return (
    <dl className={classes.jumlah} aria-live="polite">
      <div>
        <dt>Jumlah unit</dt>
        <dd>
          <Jumlah value={jumlahUnit(keranjang)} />
        </dd>
      </div>
      {diskon > 0 && (
        <div>
          <dt>Diskon</dt>
          <dd>
            <Money value={diskon} />
          </dd>
        </div>
      )}
      {tipeSo === "Online" && (
        <div>
          <dt>Total tambahan online</dt>
          <dd>
            <Money value={total?.totalTambahanOnline} />
          </dd>
        </div>
      )}
      {dinilai !== null && dinilai.ppnDiAtas > 0 && (
        <div>
          <dt>PPN</dt>
          <dd>
            <Money value={dinilai.ppnDiAtas} />
          </dd>
        </div>
      )}
      <div data-strong>
        <dt>Total pembelian</dt>
        <dd>
          <Money value={total?.totalPembelian} blank="Terlalu besar" />
        </dd>
      </div>
    </dl>
  );
}
