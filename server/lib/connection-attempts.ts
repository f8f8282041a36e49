import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";

// By default Node gives up each of a host's addresses after 250 ms. 2 s cover a distant handshake with a lost first packet,
// and leave time for the next address within the request timeouts.
setDefaultAutoSelectFamilyAttemptTimeout(2_000);
