import { Alert, Button, Checkbox, Group, Paper, Select, Textarea, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconAlertCircle } from "@tabler/icons-react";
import { TIPE_SO } from "#contract/penjualan/label.ts";
import { jumlahUnit, type Keranjang } from "#contract/produk/keranjang.ts";
import { Fields } from "../../../ui/form/Fields.tsx";
import { ImageUpload } from "../../../ui/ImageUpload.tsx";
import { Jumlah, Money } from "../../../ui/Money.tsx";
import { type IsianOrder, penerima, totalKeranjang } from "./formOrder.ts";
import classes from "./keranjang.module.css";

type Form = UseFormReturnType<IsianOrder>;
type OrderFormProps = { form: Form; keranjang: Keranjang; problems: readonly string[]; onClose: () => void };

/** Who orders, who receives, how it is sold; and what it comes to. */
export function OrderForm({ form, keranjang, problems, onClose }: OrderFormProps) {
  return (
    <Paper withBorder className={classes.form}>
      {problems.length > 0 && (
        <Alert color="orange" mb="md" icon={<IconAlertCircle aria-hidden />} role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      <CustomerFields form={form} />
      <PenerimaFields form={form} />
      <ImageUpload
        label="Dokumen (bukti foto)"
        max={2}
        withAsterisk
        {...fieldOf(form, "dokumen")}
        value={form.values.dokumen}
      />
      <div className={classes.kaki}>
        <Total keranjang={keranjang} tipeSo={form.values.tipeSo} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit">Order</Button>
        </Group>
      </div>
    </Paper>
  );
}

const fieldOf = (form: Form, name: keyof IsianOrder & string, type?: "checkbox") => ({
  ...form.getInputProps(name, { type }),
  "data-field": name,
});

function CustomerFields({ form }: { form: Form }) {
  return (
    <>
      <Title order={2} size="h5" mb="sm">
        Customer
      </Title>
      <Fields>
        <TextInput
          label="Instansi Customer"
          maxLength={200}
          withAsterisk
          autoComplete="off"
          {...fieldOf(form, "customerInstansi")}
        />
        <TextInput
          label="Nama Customer"
          maxLength={200}
          withAsterisk
          autoComplete="off"
          {...fieldOf(form, "namaCustomer")}
        />
        <Textarea
          data-wide
          label="Alamat Customer"
          maxLength={500}
          autosize
          minRows={2}
          withAsterisk
          {...fieldOf(form, "alamatCustomer")}
        />
        <TextInput label="No Telpn Customer" inputMode="tel" withAsterisk {...fieldOf(form, "noTelp")} />
        <TextInput label="Email Customer" type="email" maxLength={200} {...fieldOf(form, "email")} />
        <Select
          label="Tipe Order"
          placeholder="Pilih tipe order"
          data={TIPE_SO}
          allowDeselect={false}
          withAsterisk
          comboboxProps={{ withinPortal: true }}
          {...fieldOf(form, "tipeSo")}
          value={form.values.tipeSo === "" ? null : form.values.tipeSo}
        />
      </Fields>
    </>
  );
}

function PenerimaFields({ form }: { form: Form }) {
  const sama = form.values.samaDenganCustomer;
  const shown = penerima(form.values);
  const field = (name: "namaPenerima" | "alamatPenerima" | "noTelpPenerima") => ({
    ...fieldOf(form, name),
    value: shown[name],
    readOnly: sama,
  });
  return (
    <>
      <Title order={2} size="h5" mt="lg" mb="sm">
        Penerima
      </Title>
      <Checkbox mb="sm" label="Sama dengan customer" {...fieldOf(form, "samaDenganCustomer", "checkbox")} />
      <Fields>
        <TextInput label="Nama Penerima" maxLength={200} autoComplete="off" {...field("namaPenerima")} />
        <TextInput label="No Telpn Penerima" inputMode="tel" {...field("noTelpPenerima")} />
        <Textarea
          data-wide
          label="Alamat Penerima"
          maxLength={500}
          autosize
          minRows={2}
          mb="md"
          {...field("alamatPenerima")}
        />
      </Fields>
    </>
  );
}

function Total({ keranjang, tipeSo }: { keranjang: Keranjang; tipeSo: IsianOrder["tipeSo"] }) {
  const total = totalKeranjang(keranjang, tipeSo);
  return (
    <dl className={classes.jumlah} aria-live="polite">
      <div>
        <dt>Jumlah unit</dt>
        <dd>
          <Jumlah value={jumlahUnit(keranjang)} />
        </dd>
      </div>
      {tipeSo === "Online" && (
        <div>
          <dt>Total tambahan online</dt>
          <dd>
            <Money value={total?.totalTambahanOnline} />
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
