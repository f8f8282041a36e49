-- Requests the paths after "--" in turn, and prints wrk's results as one line of JSON.
local paths = {}
local turn = 0

init = function(arguments)
  paths = arguments
  if #paths > 0 then
    request = function()
      turn = turn % #paths + 1
      return wrk.format(nil, paths[turn])
    end
  end
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"requestsPerSecond":%.1f,"p50":%.3f,"p99":%.3f,"errors":%d}\n',
    summary.requests,
    summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
