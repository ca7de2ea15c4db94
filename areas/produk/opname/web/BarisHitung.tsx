import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { waktu as tertulis } from "#kernel/format.ts";
import { jumlahBahan, jumlahDari, tulisBanyak } from "#kernel/satuan.ts";
import { DecimalField } from "#web/ui/field/DecimalField.tsx";
import { NumberField } from "#web/ui/field/NumberField.tsx";
import { MAX_STOCK } from "../../produk/isiProduk.ts";
import classes from "./hitung.module.css";
import type { Satu } from "./lembarHitung.ts";

type BarisProps = { satu: Satu; terbuka: boolean; boleh: boolean; open: () => void; save: (jumlah: number) => void };

/** A product on the sheet; pressed, it asks how many there are. */
export function BarisHitung({ satu, terbuka, boleh, open, save }: BarisProps) {
  const { namaProduk, kodeProduk, jumlah } = satu;
  return (
    <li data-dihitung={jumlah !== null || undefined} data-terbuka={terbuka || undefined}>
      <button type="button" className={classes.product} aria-expanded={terbuka} disabled={!boleh} onClick={open}>
        <span className={classes.name}>
          {namaProduk}
          <Text component="span" size="sm" c="dimmed">
            {kodeProduk}
            {keterangan(satu)}
          </Text>
        </span>
        <b>{jumlah === null ? "–" : tulisBanyak(jumlah, satu.satuan)}</b>
      </button>
      {terbuka &&
        boleh &&
        (satu.satuan === "" ? <Isian satu={satu} save={save} /> : <IsianBahan satu={satu} save={save} />)}
    </li>
  );
}

function keterangan({ jumlah, keadaan, oleh, waktu }: Satu): string {
  if (jumlah === null) return "";
  if (keadaan === "menunggu") return " · menunggu jaringan";
  if (keadaan === "ditolak") return " · belum terkirim, lihat kiriman yang menunggu";
  if (keadaan === "dikirim") return " · dikirim";
  return ` · ${oleh}${waktu === null ? "" : `, ${tertulis(waktu).slice(11, 16)}`}`;
}

/** How many there are: by typing or tapping, and Enter. */
function Isian({ satu: { namaProduk, jumlah }, save }: { satu: Satu; save: (jumlah: number) => void }) {
  const [isi, setIsi] = useState<number | string>(jumlah ?? "");
  const input = useFocused();
  const angka = isi === "" ? Number.NaN : Number(isi);
  const boleh = Number.isInteger(angka) && angka >= 0 && angka <= MAX_STOCK;
  const step = (by: number) => setIsi(Math.max(0, (Number.isNaN(angka) ? 0 : angka) + by));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (boleh) save(angka);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="default" size={44} aria-label="Kurangi" onClick={() => step(-1)}>
          <IconMinus aria-hidden />
        </ActionIcon>
        <NumberField
          ref={input}
          size="md"
          flex={1}
          aria-label={`Jumlah ${namaProduk}`}
          value={isi}
          onChange={setIsi}
          max={MAX_STOCK}
        />
        <ActionIcon variant="default" size={44} aria-label="Tambah" onClick={() => step(1)}>
          <IconPlus aria-hidden />
        </ActionIcon>
        <Button type="submit" size="md" disabled={!boleh} title={boleh ? undefined : "Isi jumlahnya dulu"}>
          Simpan
        </Button>
      </Group>
    </form>
  );
}

const JUMLAH = jumlahBahan("Jumlah");

/** How much there is of a material, in its unit. */
function IsianBahan({ satu: { namaProduk, jumlah, satuan }, save }: { satu: Satu; save: (jumlah: number) => void }) {
  const [isi, setIsi] = useState<number | string>(jumlah ?? "");
  const input = useFocused();
  const terbaca = z.safeParse(JUMLAH, isi);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (terbaca.success) save(jumlahDari(terbaca.data));
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <DecimalField
          ref={input}
          size="md"
          flex={1}
          aria-label={`Jumlah ${namaProduk}`}
          satuan={satuan}
          value={isi}
          onChange={setIsi}
          error={isi === "" || terbaca.success ? null : terbaca.error.issues[0]?.message}
        />
        <Button
          type="submit"
          size="md"
          disabled={!terbaca.success}
          title={terbaca.success ? undefined : "Isi jumlahnya dulu"}
        >
          Simpan
        </Button>
      </Group>
    </form>
  );
}

/** A field that is ready to be typed over. */
function useFocused() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return input;
}
