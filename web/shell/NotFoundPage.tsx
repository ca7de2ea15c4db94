import { Button } from "@mantine/core";
import { IconMapSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { HOME } from "../ui/page/paths.ts";
import { Notice } from "./Notice.tsx";

export function NotFoundPage({ alone }: { alone?: boolean }) {
  return (
    <Notice
      alone={alone}
      icon={IconMapSearch}
      title="Halaman tidak ditemukan"
      text="Alamat yang anda buka tidak ada. Periksa kembali alamatnya, atau mulai lagi dari Dashboard."
    >
      <Button component={Link} to={HOME}>
        Ke Dashboard
      </Button>
    </Notice>
  );
}
