import { Button, Group, Text } from "@mantine/core";
import { IconDots, IconFilePlus, IconMail, IconPhone } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import type { Call } from "#kernel/call.ts";
import { useMay, useSession } from "../api/session.ts";
import { Sentence } from "../ui/value/Sentence.tsx";
import { addressOf, addressOfNewInvoice, type DocumentKind } from "./address.ts";
import classes from "./langkah.module.css";
import { useFollow } from "./useFollow.ts";

type BarisKeadaanProps = {
  /** What the steps belong to, for screen readers. */
  nama: string;
  /** What is known of the document, in one line. */
  keadaan: readonly (string | null | undefined)[];
  /** The steps. */
  children?: ReactNode;
};

/** The line of state and the next steps, above the detail of a document. */
export function BarisKeadaan({ nama, keadaan, children }: BarisKeadaanProps) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        <Sentence>{keadaan.filter(Boolean).join(" · ")}</Sentence>
      </Text>
      <Steps nama={nama}>{children}</Steps>
    </>
  );
}

/** The first ones in sight; more than that stand behind one button, which is there only for them (langkah.module.css). */
function Steps({ nama, children }: Pick<BarisKeadaanProps, "nama" | "children">) {
  const [all, showAll] = useState(false);
  return (
    <Group
      gap="xs"
      mb="lg"
      role="group"
      aria-label={`Langkah ${nama}`}
      className={classes.steps}
      data-all={all || undefined}
    >
      {children}
      <Button
        className={classes.more}
        variant="subtle"
        color="gray"
        leftSection={<IconDots size={16} aria-hidden />}
        aria-expanded={all}
        onClick={() => showAll(!all)}
      >
        Lainnya
      </Button>
    </Group>
  );
}

type LangkahProps = {
  call: Call;
  href: string;
  icon: ReactNode;
  children: string;
  /** What this state needs next: the one filled button. */
  utama?: boolean;
};

/** A link to the next step, for those who may take it. */
export function Langkah({ call, ...tautan }: LangkahProps) {
  return useMay(call) ? <Tautan {...tautan} /> : null;
}

/** A link to a document that belongs to this one, for those who may open it. */
export function LangkahDokumen({
  kind,
  kunci,
  ...tautan
}: { kind: DocumentKind; kunci: string } & Omit<LangkahProps, "call" | "href">) {
  const href = addressOf(kind, kunci, useSession());
  return href === null ? null : <Tautan href={href} {...tautan} />;
}

const Tautan = ({ href, icon, children, utama = false }: Omit<LangkahProps, "call">) => (
  <Button component="a" href={href} onClick={useFollow(href)} variant={utama ? "filled" : "default"} leftSection={icon}>
    {children}
  </Button>
);

export const BuatInvoice = ({ idSo }: { idSo: string }) => (
  <Langkah call={invoice.addInvoice} href={addressOfNewInvoice(idSo)} icon={<IconFilePlus size={16} />} utama>
    Buat invoice
  </Langkah>
);

/** Calls the number; nothing where there is none. */
export const Telepon = ({ nomor }: { nomor: string }) =>
  nomor === "" ? null : (
    <Button component="a" href={`tel:${nomor}`} variant="default" leftSection={<IconPhone size={16} aria-hidden />}>
      Telepon
    </Button>
  );

/** Writes a mail; where the address is missing, the way to add it. */
export const Email = ({ email, tambah }: { email: string; tambah: Omit<LangkahProps, "icon" | "children"> | null }) => {
  if (email === "") {
    return (
      tambah && (
        <Langkah {...tambah} icon={<IconMail size={16} />}>
          Tambah email
        </Langkah>
      )
    );
  }
  return (
    <Button component="a" href={`mailto:${email}`} variant="default" leftSection={<IconMail size={16} aria-hidden />}>
      Email
    </Button>
  );
};
