import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";

// By default, Node gives each of a host's addresses 250 ms. 2 s are enough for a distant handshake with a lost packet
// and leave time for the next address within the request timeouts.
setDefaultAutoSelectFamilyAttemptTimeout(2_000);
